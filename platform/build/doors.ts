import { isRecord } from 'shared/domain/isRecord'
import type { Chunk, Compilation } from 'webpack'

/** Names by entry point: `{ 'shared/ui': ['Alert', 'Box'] }`. */
export type Names = Record<string, string[]>

const shareKeyOf = (module: object): string | undefined => {
  if (Reflect.get(module, 'type') !== 'consume-shared-module') return undefined
  const options: unknown = Reflect.get(module, 'options')
  return isRecord(options) && typeof options.shareKey === 'string' ? options.shareKey : undefined
}

/**
 * The names that an area imports from the entry points of `shared`. It has no copy of them, so the live shell must
 * export every one: a missing component is an error when it is rendered.
 */
export function namesTaken({ modules, moduleGraph }: Compilation): Names {
  const taken = new Map<string, Set<string>>()
  for (const module of modules) {
    const door = shareKeyOf(module)
    if (!door?.startsWith('shared/')) continue
    const names = taken.get(door) ?? new Set()
    taken.set(door, names)
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      const ids: unknown = dependency && 'ids' in dependency ? dependency.ids : undefined
      if (Array.isArray(ids) && typeof ids[0] === 'string') names.add(ids[0])
    }
  }
  return Object.fromEntries([...taken].map(([door, names]) => [door, [...names].toSorted()]))
}

/** Entry points that must be loaded before these chunks run. */
export function doorsOf({ chunkGraph }: Compilation, chunks: readonly Chunk[] = []): string[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
  return [...new Set(modules.flatMap((module) => shareKeyOf(module) ?? []))]
    .filter((key) => key.startsWith('shared/'))
    .toSorted()
}

/** Scripts of each entry point that the page does not load at first. */
export function doorScripts(
  { modules, chunkGraph, entrypoints }: Compilation,
  doors: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const atOnce = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()))
  const scripts: Record<string, string[]> = {}
  for (const module of modules) {
    const door = Object.keys(doors).find((one) => doors[one] === module.nameForCondition())
    if (!door) continue
    const ways = [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) =>
      [...chunk.groupsIterable].map((group) => group.getFiles()),
    )
    const shortest = ways.toSorted((left, right) => left.length - right.length)[0] ?? []
    scripts[door] = shortest.filter((file) => file.endsWith('.js') && !atOnce.has(file))
  }
  return scripts
}

/** Names that the shell's entry points export. */
export function namesGiven({ modules, moduleGraph }: Compilation, doors: Readonly<Record<string, string>>): Names {
  const given: Names = {}
  for (const module of modules) {
    const path = module.nameForCondition()
    const door = Object.keys(doors).find((one) => doors[one] === path)
    const names = door ? moduleGraph.getProvidedExports(module) : undefined
    if (door && Array.isArray(names)) given[door] = names.toSorted()
  }
  return given
}

/** Names that are imported but not exported, such as `shared/ui: Slider`. */
export const missingNames = (taken: Names, given: Names): string[] =>
  Object.entries(taken).flatMap(([door, names]) =>
    names.filter((name) => !(given[door] ?? []).includes(name)).map((name) => `${door}: ${name}`),
  )
