import type { AstroIntegration } from 'astro'
import { readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeHeaderRules } from '../server/header-rules.ts'
import { compress } from './compress.ts'
import { prepareMathFontInliner } from './inline-math-font.ts'
import { hasIsland, islandChunks, addPreloads, addPrefetchList } from './island-chunks.ts'
import { keepOnlyOwnHashes } from './page-script-hashes.ts'
import { headerRules } from './policy.ts'

const mathFont = fileURLToPath(new URL('../../src/shell/fonts/latin-modern-math.woff2', import.meta.url))

/** Runs after Astro has written dist/: inlines math fonts, adds preloads, writes headers and compresses files. */
export function afterBuild(): AstroIntegration {
  return {
    name: 'gradus-after-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const names = await Array.fromAsync(glob('**/*.html', { cwd: folder }))
        const quizChunks = islandChunks(readFileSync(join(folder, 'verbal.html'), 'utf8'), folder)
        const built = names.map((name) => readFileSync(join(folder, name), 'utf8'))
        const inlineMathFont = await prepareMathFontInliner(built, readFileSync(mathFont))
        const pages = built.map((text) => {
          const page = keepOnlyOwnHashes(inlineMathFont(text))
          return hasIsland(page)
            ? addPreloads(page, islandChunks(page, folder))
            : addPrefetchList(page, quizChunks)
        })
        for (const [index, page] of pages.entries()) writeFileSync(join(folder, names[index] ?? ''), page)
        writeFileSync(join(folder, '_headers'), writeHeaderRules(headerRules(pages)))
        writeFileSync(join(folder, '_redirects'), '/question/*  /question/404.html  404\n')
        const files = await Array.fromAsync(glob('**/*.*', { cwd: folder }))
        await compress(files.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => join(folder, name)))
        logger.info(`${pages.length} pages processed: math fonts, preloads, headers, compression`)
      },
    },
  }
}
