import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** What takes minutes or needs a quiet machine: slow lines and processors, every figure of the bank. */
export default defineConfig({
  ...config,
  testDir: 'tests/slow',
  // One at a time: some of these measure.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/slow.json' }]],
})
