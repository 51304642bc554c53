type Module = Readonly<{ importers: readonly string[]; dynamicImporters: readonly string[] }>
type ModuleGraph = Readonly<{ getModuleInfo(id: string): Module | null }>

/** The bundler's tag for modules that are imported statically from an entry, not with `import()`. */
const staticImports: '$initial'[] = ['$initial']

/**
 * Decides which chunk a shared module goes into, based on the modules that import it. By default the bundler makes one
 * chunk for each set of importers: thirty on a section page, which delays the first Check Answer by a third. React and
 * modules shared only by islands get chunks of their own, so that pages without an island never load them.
 */
export const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: pageChunk, minShareCount: 2, priority: 2 },
  { name: latePageChunk, minShareCount: 2, priority: 1 },
  { name: 'islands', tags: staticImports, minShareCount: 3 },
]

/** Chunk for modules that page scripts import statically. */
export function pageChunk(id: string, graph: ModuleGraph): string | null {
  return isUsedByPageScript(id, graph, ({ importers }) => importers) ? 'page' : null
}

/** Chunk for modules that page scripts import with `import()`, such as a calendar. */
export function latePageChunk(id: string, graph: ModuleGraph): string | null {
  const importersOf = ({ importers, dynamicImporters }: Module): readonly string[] => [
    ...importers,
    ...dynamicImporters,
  ]
  return isUsedByPageScript(id, graph, importersOf) ? 'late' : null
}

/** Whether a script in an Astro file imports a module, directly or through other modules. */
function isUsedByPageScript(
  id: string,
  graph: ModuleGraph,
  importersOf: (module: Module) => readonly string[],
): boolean {
  const seen = new Set<string>()
  const visit = (module: string): boolean => {
    if (module.includes('.astro?')) return true
    if (seen.has(module)) return false
    seen.add(module)
    const info = graph.getModuleInfo(module)
    return info !== null && [...importersOf(info)].some(visit)
  }
  return visit(id)
}
