import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the script in a Node that pretends to have this version. */
function runWithNode(version: string): { status: number | null; output: string } {
  const pretendVersion = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const args = ['--import', `data:text/javascript,${pretendVersion}`, 'tools/commands/require-node.mjs']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, output: stderr }
}

test.each(['20.19.0', '22.12.0', '23.11.1'])(
  'rejects Node %s and says which version is needed',
  (version) => {
    const { status, output } = runWithNode(version)
    expect(output).toContain(`needs the project's own Node 24, not Node ${version}`)
    expect(status).toBe(1)
  },
)

test.each(['24.0.0', '25.2.0'])('accepts Node %s', (version) => {
  expect(runWithNode(version)).toEqual({ status: 0, output: '' })
})
