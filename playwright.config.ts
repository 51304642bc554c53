import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { browserPath } from './tools/commands/find-browser.ts'

const port = Number(process.env['E2E_PORT'] ?? 4188)

/**
 * Every test runs at a desk, in the Chromium that the machine has. What depends on the size of the screen is tagged:
 * @phone runs on a phone too, @phone-only nowhere else.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desk', grepInvert: /@phone-only\b/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone(-only)?\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 740 } },
    },
  ],
  webServer: {
    command: 'node tools/server/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
