import { ensureInstalled, run } from './ensure-installed.mjs'

ensureInstalled()
run('astro', ['build'])
run('node', ['scripts/serve.ts'])
