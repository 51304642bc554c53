import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    environment: 'node',
    // A property is tried thousands of times, on machines that do other things as well.
    testTimeout: 30_000,
  },
})
