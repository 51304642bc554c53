type Module = Readonly<{ importers: readonly string[]; dynamicImporters: readonly string[] }>
type Imports = Readonly<{ getModuleInfo(id: string): Module | null }>

/** What some page needs before it runs, as the bundler calls it. */
const initial: '$initial'[] = ['$initial']

/**
 * Which scripts hold what several scripts share, told by who imports it. Left to itself the bundler makes one for each
 * set of importers, thirty on a section page, and an answer can be checked a third later. React and what only islands
 * share stand apart from what pages without an island import, so that these never load it.
 */
export const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: page, minShareCount: 2, priority: 2 },
  { name: late, minShareCount: 2, priority: 1 },
  { name: 'islands', tags: initial, minShareCount: 3 },
]

/** For what the script of a page imports at once. */
export function page(id: string, imports: Imports): string | null {
  return isOfPage(id, imports, ({ importers }) => importers) ? 'page' : null
}

/** For what it imports while it runs, such as a calendar. */
export function late(id: string, imports: Imports): string | null {
  const importersOf = ({ importers, dynamicImporters }: Module): readonly string[] => [
    ...importers,
    ...dynamicImporters,
  ]
  return isOfPage(id, imports, importersOf) ? 'late' : null
}

/** Whether a module is imported, by whatever way round, by a script that stands in an Astro file. */
function isOfPage(id: string, imports: Imports, importersOf: (module: Module) => readonly string[]): boolean {
  const seen = new Set<string>()
  const visit = (module: string): boolean => {
    if (module.includes('.astro?')) return true
    if (seen.has(module)) return false
    seen.add(module)
    const info = imports.getModuleInfo(module)
    return info !== null && [...importersOf(info)].some(visit)
  }
  return visit(id)
}
