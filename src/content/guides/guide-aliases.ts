import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The alternative addresses of guides. They are left out of the sitemap. */
export function guideAliases(folder: string): readonly string[] {
  return globSync(`${folder}/*.mdx`).flatMap((file) => {
    const frontmatter: unknown = parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '')
    const aliases: unknown =
      typeof frontmatter === 'object' && frontmatter !== null && Reflect.get(frontmatter, 'aliases')
    return Array.isArray(aliases) ? aliases.map(String) : []
  })
}
