import { defineConfig } from 'vitest/config'

/** These keep things, in their modules or in a browser: each file of their tests begins with fresh ones, the others share theirs. */
const storageAndFeatures = ['src/storage/**/*.test.ts', 'src/features/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    environment: 'node',
    // A thread begins in less time than a process.
    pool: 'threads',
    // A property is tried thousands of times, on machines that do other things as well.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'storage and features', include: storageAndFeatures } },
      {
        extends: true,
        test: {
          name: 'everything else',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: storageAndFeatures,
          isolate: false,
        },
      },
    ],
  },
})
