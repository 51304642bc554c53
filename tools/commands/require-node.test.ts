import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What the script says on a Node that calls itself by this version, and how it ends. */
function on(version: string): { status: number | null; said: string } {
  const disguise = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const args = ['--import', `data:text/javascript,${disguise}`, 'tools/commands/require-node.mjs']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, said: stderr }
}

test.each(['20.19.0', '22.12.0', '23.11.1'])('Node %s is sent away, and told what is needed', (version) => {
  const { status, said } = on(version)
  expect(said).toContain(`needs the project's own Node 24, not Node ${version}`)
  expect(status).toBe(1)
})

test.each(['24.0.0', '25.2.0'])('Node %s may go on', (version) => {
  expect(on(version)).toEqual({ status: 0, said: '' })
})
