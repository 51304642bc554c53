import type { AstroIntegration } from 'astro'
import { readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeHeaderRules } from '../server/header-rules.ts'
import { compress } from './compress.ts'
import { bringingMath } from './inline-math-font.ts'
import { hasIsland, islandChunks, withPreloads, withPrefetch } from './island-chunks.ts'
import { withOwnHashes } from './page-script-hashes.ts'
import { headerRules } from './policy.ts'

const mathFont = fileURLToPath(new URL('../../src/shell/fonts/latin-modern-math.woff2', import.meta.url))

/** What is left to do once Astro has written its files. */
export function afterBuild(): AstroIntegration {
  return {
    name: 'gradus-after-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const names = await Array.fromAsync(glob('**/*.html', { cwd: folder }))
        const quizChunks = islandChunks(readFileSync(join(folder, 'verbal.html'), 'utf8'), folder)
        const built = names.map((name) => readFileSync(join(folder, name), 'utf8'))
        const bringMath = await bringingMath(built, readFileSync(mathFont))
        const pages = built.map((text) => {
          const page = withOwnHashes(bringMath(text))
          return hasIsland(page)
            ? withPreloads(page, islandChunks(page, folder))
            : withPrefetch(page, quizChunks)
        })
        for (const [at, page] of pages.entries()) writeFileSync(join(folder, names[at] ?? ''), page)
        writeFileSync(join(folder, '_headers'), writeHeaderRules(headerRules(pages)))
        writeFileSync(join(folder, '_redirects'), '/question/*  /question/404.html  404\n')
        const files = await Array.fromAsync(glob('**/*.*', { cwd: folder }))
        await compress(files.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => join(folder, name)))
        logger.info(`${pages.length} pages finished: headers, preloads, compressed forms`)
      },
    },
  }
}
