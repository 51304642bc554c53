import { ensureInstalled, run } from './ensure-installed.mjs'

ensureInstalled()
run('node', ['tools/commands/test.ts'])
