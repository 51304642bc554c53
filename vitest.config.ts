import { defineConfig } from 'vitest/config'

/** What keeps things, in its modules or in a browser: each file of its tests begins with fresh ones, the others share theirs. */
const keepers = ['src/storage/**/*.test.ts', 'src/features/**/*.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    // A property is tried thousands of times, on machines that do other things as well.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'what keeps things', include: keepers } },
      {
        extends: true,
        test: {
          name: 'everything else',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: keepers,
          isolate: false,
        },
      },
    ],
  },
})
