import { defineConfig } from 'vitest/config'

/** Only storage keeps anything in its modules: each file of its tests begins with fresh ones, the others share theirs. */
const storage = 'src/storage/**/*.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    // A property is tried thousands of times, on machines that do other things as well.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'storage', include: [storage] } },
      {
        extends: true,
        test: {
          name: 'everything else',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [storage],
          isolate: false,
        },
      },
    ],
  },
})
