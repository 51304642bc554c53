import type { AstroIntegration } from 'astro'
import { readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeHeaderRules } from '../header-rules.ts'
import { compress } from './compress.ts'
import { islandChunks, withPreloads, withPrefetch } from './island-chunks.ts'
import { withOwnHashes } from './own-hashes.ts'
import { headerRules } from './policy.ts'

/** What is left to do once Astro has written its files. */
export function afterBuild(): AstroIntegration {
  return {
    name: 'gradus-after-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const names = await Array.fromAsync(glob('**/*.html', { cwd: folder }))
        const quizChunks = islandChunks(readFileSync(join(folder, 'verbal.html'), 'utf8'), folder)
        const pages = names.map((name) => {
          const page = withOwnHashes(readFileSync(join(folder, name), 'utf8'))
          const chunks = islandChunks(page, folder)
          const whole = chunks.length > 0 ? withPreloads(page, chunks) : withPrefetch(page, quizChunks)
          writeFileSync(join(folder, name), whole)
          return whole
        })
        writeFileSync(join(folder, '_headers'), writeHeaderRules(headerRules(pages)))
        writeFileSync(join(folder, '_redirects'), '/question/*  /question/404.html  404\n')
        const files = await Array.fromAsync(glob('**/*.*', { cwd: folder }))
        await compress(files.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => join(folder, name)))
        logger.info(`${pages.length} pages finished: headers, preloads, compressed forms`)
      },
    },
  }
}
