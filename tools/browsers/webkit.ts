import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import type { BrowserDriver } from './browser-driver.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const port = 4392
const screen = ':92'
/** WebDriver has special characters for keys without a letter. */
const keys = { b: 'b', Enter: '\u{E007}' } as const

/**
 * Starts WebKitGTK with WebDriver, which is the engine closest to Safari on Linux. Returns null if it is not installed.
 */
export async function startWebkit(): Promise<BrowserDriver | null> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')
  if (binary === undefined || !existsSync(driver) || !existsSync(display)) return null
  const processes = [spawn(display, [screen, '-screen', '0', '1280x1000x24'], { stdio: 'ignore' })]
  // The sandbox does not work in containers. Turning it off is acceptable, because the browser opens only this site.
  const env = { ...process.env, DISPLAY: screen, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  processes.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))
  process.on('exit', () => stop(processes))
  const options = { binary, args: ['--automation'] }
  const session = await createSession({ alwaysMatch: { 'webkitgtk:browserOptions': options } })
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
    takeErrors: () => null,
    close: () => command('DELETE', path),
  }
}

/** Retries until the driver and its virtual screen have started. */
async function createSession(capabilities: object): Promise<object> {
  for (let attempt = 1; ; attempt += 1)
    try {
      const session = await command('POST', '/session', { capabilities })
      if (typeof session === 'object' && session !== null) return session
      throw new Error('WebKitWebDriver did not return a session')
    } catch (error) {
      if (attempt === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
}

async function command(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  const result: unknown = await response.json()
  const value: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'value') : null
  if (!response.ok) throw new Error(`${method} ${path}: ${textIn(value, 'message')}`)
  return value
}

function textIn(value: unknown, name: string): string {
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, name)) : ''
}

function stop(processes: readonly ChildProcess[]): void {
  for (const child of processes) child.kill()
}
