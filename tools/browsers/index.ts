import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveFolder } from '../bench/server.ts'
import { firefox } from './firefox.ts'
import { scenarios } from './scenarios.ts'
import { webkit } from './webkit.ts'

/**
 * Tries what has been built in Firefox and WebKit, where they are installed (firefox-esr; webkit2gtk-driver and
 * xvfb). The browser tests hold Chromium to every promise; this holds the others to those that browsers break.
 */

const folder = fileURLToPath(new URL('../../dist/', import.meta.url))
if (!existsSync(folder)) {
  console.error('There is no build to try. Run npm run build first.')
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
const site = await serveFolder(folder, 4391)
let [passed, failed] = [0, 0]
for (const [name, start] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  const driven = await start()
  if (!driven) {
    console.log(`${name} is not on this machine`)
    continue
  }
  console.log(driven.name)
  for (const promise of scenarios) {
    const wrong = await promise.keep(driven, site.address).catch(String)
    console.log(wrong === null ? `  ✓ ${promise.name}` : `  ✗ ${promise.name}: ${wrong}`)
    if (wrong === null) passed += 1
    else failed += 1
  }
  await driven.close()
}
await site.close()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
