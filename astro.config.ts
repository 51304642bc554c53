import { unified } from '@astrojs/markdown-remark'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import remarkMath from 'remark-math'
import { afterBuild } from './scripts/after-build/index.ts'
import { plainImports } from './scripts/build/plain-imports.ts'
import { guideAliases } from './src/content/guide-aliases.ts'
import { rehypePlainTables } from './src/content/rehype-plain-tables.ts'
import { rehypeMathml } from './src/content/rehype-mathml.ts'

/** Where the site will stand: search engines and social cards want whole addresses. */
const site = process.env['SITE_URL'] ?? 'http://localhost:4173'

/** The oldest browsers that can run the scripts; style is written so that these can show it. */
const oldestBrowsers = ['chrome111', 'firefox115', 'safari16.4']

const aliases = guideAliases('content/guides')

/** Whether an address belongs in the sitemap: no second address of a page, and no not-found page. */
function isCanonical(address: string): boolean {
  const path = new URL(address).pathname
  return path !== '/question/404' && !aliases.includes(path.slice(1))
}

/** The few letters that stand for a class in what is served; two classes that got the same would stop the build. */
const namesTaken = new Map<string, string>()

function shortName(name: string, file: string): string {
  const whole = `${relative('.', file.split('?')[0] ?? file)} ${name}`
  const short = `_${createHash('sha256').update(whole).digest('base64url').slice(0, 3)}`
  const other = namesTaken.get(short)
  if (other !== undefined && other !== whole) throw new Error(`${whole} and ${other} are both ${short}`)
  namesTaken.set(short, whole)
  return short
}

/** What pages without React use too; it must not be bundled with anything that needs React. */
const basis =
  /preload-helper|\/src\/(domain\/(history\/(?!statistics|attempt)|lib|questions\/section|scoring\/percent)|storage\/(follow|local-door|results-text|formats\/result-row))/

/** What the vocabulary guide and the pages of words use. */
const search = /\/src\/features\/words\/offer-search/

/** What the plans of the guides use, home, and the export and import. */
const ticks = /\/src\/storage\/plan-ticks/

/** What is kept in the browser: pages without React fetch it late, for a calendar or for lost results. */
const storage = /\/src\/storage\/(?!waiting-sets|download-backup|export)/

/** What pages with islands use; with it the verdicts of the log, which pages without React do not ask for. */
const ui = /\/src\/(ui\/(?!dialog|step-buttons)|domain\/history\/attempt)|node_modules\/(valibot|lucide)\//

/** What every page with questions uses. */
const questions =
  /\/src\/(renderer\/(?!kinds\/|keys-dialog)|domain\/(questions|scoring|quiz)|features\/practice\/(?!practice-|questions-dialog)|content\/question-data)/

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: {
    processor: unified({ remarkPlugins: [remarkMath], rehypePlugins: [rehypeMathml, rehypePlainTables] }),
    syntaxHighlight: false,
  },
  integrations: [react(), mdx(), sitemap({ filter: isCanonical }), afterBuild()],
  vite: {
    build: { cssTarget: oldestBrowsers },
    plugins: [plainImports()],
    css: { modules: { generateScopedName: shortName } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Short names, for every page and every script names several.
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
              chunkFileNames: '_astro/[name].[hash].js',
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler)\//,
                    priority: 5,
                  },
                  { name: 'basis', test: basis, minShareCount: 2, priority: 4 },
                  { name: 'search', test: search, minShareCount: 2, priority: 4 },
                  { name: 'ticks', test: ticks, minShareCount: 2, priority: 4 },
                  { name: 'storage', test: storage, minShareCount: 2, priority: 3 },
                  { name: 'ui', test: ui, minShareCount: 2, priority: 3 },
                  { name: 'questions', test: questions, minShareCount: 2, priority: 2 },
                ],
              },
            },
          },
        },
      },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    },
  },
})
