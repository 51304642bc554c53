type Module = Readonly<{
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}>
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
  { name: islandChunk, tags: staticImports, minShareCount: 3, priority: 1 },
  { name: questionChunk, tags: staticImports, minShareCount: 2 },
]

/** Chunk for modules that page scripts import statically. */
export function pageChunk(id: string, graph: ModuleGraph): string | null {
  return isUsedByPageScript(id, graph, ({ importers }) => importers) ? 'page' : null
}

/**
 * Chunk for modules that page scripts import with `import()`, such as a calendar. There is one for what pages with
 * questions import at once, one for what they import with `import()`, and one for what they never load.
 */
export function latePageChunk(id: string, graph: ModuleGraph): string | null {
  if (!isUsedByPageScript(id, graph, allImporters)) return null
  const isUsedWithQuestions = (importersOf: (module: Module) => readonly string[]): boolean =>
    [...reach(id, graph, importersOf)].some(
      (module) => graph.getModuleInfo(module)?.importers.length === 0 && usesRenderer(module, graph),
    )
  if (isUsedWithQuestions(({ importers }) => importers)) return 'late'
  return isUsedWithQuestions(allImporters) ? 'later' : 'overview'
}

function allImporters({ importers, dynamicImporters }: Module): readonly string[] {
  return [...importers, ...dynamicImporters]
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

/** Chunk for modules that islands share, but not only those with questions. */
export function islandChunk(id: string, graph: ModuleGraph): string | null {
  return questionChunk(id, graph) === null ? 'islands' : null
}

/**
 * Chunk for modules that only islands with questions import, which are those that use the renderer. The progress page
 * would otherwise load everything that answers a question.
 */
export function questionChunk(id: string, graph: ModuleGraph): string | null {
  const islands = [...reach(id, graph, ({ importers }) => importers)].filter(
    (module) => graph.getModuleInfo(module)?.importers.length === 0,
  )
  return islands.every((island) => usesRenderer(island, graph)) ? 'questions' : null
}

const renderers = new WeakMap<ModuleGraph, Map<string, boolean>>()

function usesRenderer(island: string, graph: ModuleGraph): boolean {
  const known = renderers.get(graph) ?? new Map<string, boolean>()
  renderers.set(graph, known)
  const answer =
    known.get(island) ??
    [...reach(island, graph, ({ importedIds }) => importedIds)].some((id) => id.includes('/src/renderer/'))
  known.set(island, answer)
  return answer
}

/** A module and all that can be reached from it. */
function reach(
  id: string,
  graph: ModuleGraph,
  next: (info: Module) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set([id])
  for (const module of seen) {
    const info = graph.getModuleInfo(module)
    for (const other of info ? next(info) : []) seen.add(other)
  }
  return seen
}
