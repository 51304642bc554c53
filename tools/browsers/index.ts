import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveFolder } from '../bench/server.ts'
import { startFirefox } from './firefox.ts'
import { scenarios } from './scenarios.ts'
import { startWebkit } from './webkit.ts'

/**
 * Runs a few scenarios of the built site in Firefox and WebKit, if they are installed (packages firefox-esr, and
 * webkit2gtk-driver with xvfb). The end-to-end tests run in Chromium only; these scenarios are those where engines differ.
 */

const folder = fileURLToPath(new URL('../../dist/', import.meta.url))
if (!existsSync(folder)) {
  console.error('dist/ does not exist. Run npm run build first.')
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
const site = await serveFolder(folder, 4391)
let [passed, failed] = [0, 0]
for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebkit })) {
  const browser = await start()
  if (!browser) {
    console.log(`${name} is not installed`)
    continue
  }
  console.log(browser.name)
  for (const scenario of scenarios) {
    const problem = await scenario.run(browser, site.address).catch(String)
    console.log(problem === null ? `  ✓ ${scenario.name}` : `  ✗ ${scenario.name}: ${problem}`)
    if (problem === null) passed += 1
    else failed += 1
  }
  await browser.close()
}
await site.close()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
