import { ensureInstalled, run } from './ensure-installed.mjs'

ensureInstalled()
run('astro', ['build'])
run('node', ['tools/server/serve.ts'])
