import { unified } from '@astrojs/markdown-remark'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import remarkMath from 'remark-math'
import { afterBuild } from './tools/after-build/index.ts'
import { inlineScripts } from './tools/build/inline-script.ts'
import { oldestBrowsers } from './tools/build/oldest-browsers.ts'
import { scriptGroups } from './tools/build/script-groups.ts'
import { guideAliases } from './src/content/guides/guide-aliases.ts'
import { rehypeGuideParts } from './src/content/guides/rehype-guide-parts.ts'
import { rehypePlainTables } from './src/content/guides/rehype-plain-tables.ts'
import { rehypeMathml } from './src/content/math/rehype-mathml.ts'

/** The public address of the site. Search engines and social cards need absolute URLs. */
const site = process.env['SITE_URL'] ?? 'http://localhost:4173'

const aliases = guideAliases('content/guides')

/** Whether an address belongs in the sitemap. Aliases of guides and the not-found page do not. */
function isCanonical(address: string): boolean {
  const path = new URL(address).pathname
  return path !== '/question/404' && !aliases.includes(path.slice(1))
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: {
    processor: unified({
      remarkPlugins: [remarkMath],
      rehypePlugins: [rehypeMathml, rehypePlainTables, rehypeGuideParts],
    }),
    syntaxHighlight: false,
  },
  integrations: [react(), mdx(), sitemap({ filter: isCanonical }), afterBuild()],
  vite: {
    build: { cssTarget: [...oldestBrowsers] },
    plugins: [inlineScripts()],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
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
