import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import type { BrowserDriver } from './browser-driver.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const port = 4392
const screen = ':92'
/** How WebDriver writes keys that have no letter. */
const keys = { b: 'b', Enter: '\u{E007}' } as const

/** WebKitGTK, the nearest to Safari that Linux has, driven by WebDriver; nothing where it is not installed. */
export async function webkit(): Promise<BrowserDriver | null> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')
  if (binary === undefined || !existsSync(driver) || !existsSync(display)) return null
  const started = [spawn(display, [screen, '-screen', '0', '1280x1000x24'], { stdio: 'ignore' })]
  // Its sandbox wants what a container does not give, and it is shown nothing but this site.
  const env = { ...process.env, DISPLAY: screen, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))
  // However the run ends, nothing is left behind.
  process.on('exit', () => end(started))
  const options = { binary, args: ['--automation'] }
  const session = await begin({ alwaysMatch: { 'webkitgtk:browserOptions': options } })
  const path = `/session/${textIn(session, 'sessionId')}`
  await command('POST', `${path}/window/rect`, { width: 420, height: 860 })
  return {
    name: `WebKit ${textIn(Reflect.get(session, 'capabilities'), 'browserVersion')}`,
    open: (url) => command('POST', `${path}/url`, { url }),
    run: (inPage) =>
      command('POST', `${path}/execute/sync`, { script: `return (${String(inPage)})()`, args: [] }),
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await command('POST', `${path}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    reload: () => command('POST', `${path}/refresh`, {}),
    complaints: () => null,
    close: () => command('DELETE', path),
  }
}

/** Asks for a session until the driver and its screen have started. */
async function begin(capabilities: object): Promise<object> {
  for (let attempt = 1; ; attempt += 1)
    try {
      const session = await command('POST', '/session', { capabilities })
      if (typeof session === 'object' && session !== null) return session
      throw new Error('The driver began no session')
    } catch (error) {
      if (attempt === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
}

async function command(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  const said: unknown = await answer.json()
  const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, 'value') : null
  if (!answer.ok) throw new Error(`${method} ${path}: ${textIn(value, 'message')}`)
  return value
}

function textIn(value: unknown, name: string): string {
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, name)) : ''
}

function end(started: readonly ChildProcess[]): void {
  for (const child of started) child.kill()
}
