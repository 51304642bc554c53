import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserPath } from './tools/commands/find-browser.ts'

/** These keep things, in their modules or in a browser: each file of their tests begins with fresh ones, the others share theirs. */
const storageAndFeatures = [
  'src/storage/**/*.test.ts',
  'src/session/**/*.test.{ts,tsx}',
  'src/features/**/*.test.{ts,tsx}',
]

const inBrowser = 'src/**/*.browser.test.tsx'

/** The tiers below the end-to-end tests; tests/README.md says which test belongs where. */
export default defineConfig({
  test: {
    environment: 'node',
    // A thread begins in less time than a process.
    pool: 'threads',
    // A property is tried thousands of times, on machines that do other things as well.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit-storage', include: storageAndFeatures, exclude: [inBrowser] },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...storageAndFeatures, inBrowser],
          isolate: false,
        },
      },
      {
        // What has been built, read without a browser: the pages are parsed once and shared.
        extends: true,
        test: { name: 'site', include: ['tests/site/*.test.ts'], isolate: false },
      },
      {
        test: {
          name: 'component',
          include: [inBrowser],
          setupFiles: ['tests/component/setup.ts'],
          // What `expect.element` waits for has as long as its test.
          testTimeout: 5000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { ...browserPath(), args: ['--no-sandbox', '--disable-gpu'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
        // Named here, because the first run would otherwise find them one by one and load the page again for each.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'lucide',
          ],
        },
      },
    ],
  },
})
