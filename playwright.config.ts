import { defineConfig, devices } from '@playwright/test'
import { browserPath } from './tools/commands/find-browser.ts'

const port = Number(process.env['E2E_PORT'] ?? 4188)

/** Every promise is tried on a phone and at a desk, in the Chromium that the machine has. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Long enough for a machine that does something else beside: no promise here is about its speed.
  timeout: 240_000,
  expect: { timeout: 15_000 },
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
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 375, height: 740 } } },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node tools/server/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
