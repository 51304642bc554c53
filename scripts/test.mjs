import { ensureInstalled, run } from './ensure-installed.mjs'

ensureInstalled()
run('node', ['scripts/test.ts'])
