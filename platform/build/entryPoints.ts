import { isRecord } from 'shared/domain/isRecord'
import type { Chunk, Compilation } from 'webpack'

/** Exported names by entry point: `{ 'shared/ui': ['Alert', 'Box'] }`. */
export type NamesByEntryPoint = Record<string, string[]>

const shareKeyOf = (module: object): string | undefined => {
  if (Reflect.get(module, 'type') !== 'consume-shared-module') return undefined
  const options: unknown = Reflect.get(module, 'options')
  return isRecord(options) && typeof options.shareKey === 'string' ? options.shareKey : undefined
}

/**
 * Returns the names that an area imports from the entry points of `shared`. The area does not bundle these modules, so
 * the live shell must export every name: a missing component throws when it is rendered.
 */
export function importedNames({ modules, moduleGraph }: Compilation): NamesByEntryPoint {
  const namesByEntryPoint = new Map<string, Set<string>>()
  for (const module of modules) {
    const entryPoint = shareKeyOf(module)
    if (!entryPoint?.startsWith('shared/')) continue
    const names = namesByEntryPoint.get(entryPoint) ?? new Set()
    namesByEntryPoint.set(entryPoint, names)
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      const ids: unknown = dependency && 'ids' in dependency ? dependency.ids : undefined
      if (Array.isArray(ids) && typeof ids[0] === 'string') names.add(ids[0])
    }
  }
  return Object.fromEntries([...namesByEntryPoint].map(([entryPoint, names]) => [entryPoint, [...names].toSorted()]))
}

/** Returns the entry points that must be loaded before these chunks run. */
export function entryPointsOf({ chunkGraph }: Compilation, chunks: readonly Chunk[] = []): string[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
  return [...new Set(modules.flatMap((module) => shareKeyOf(module) ?? []))]
    .filter((key) => key.startsWith('shared/'))
    .toSorted()
}

/** Returns, for each entry point, its scripts that the page does not load initially. */
export function entryPointScripts(
  { modules, chunkGraph, entrypoints }: Compilation,
  entryPoints: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const initialFiles = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()))
  const scripts: Record<string, string[]> = {}
  for (const module of modules) {
    const entryPoint = Object.keys(entryPoints).find((name) => entryPoints[name] === module.nameForCondition())
    if (!entryPoint) continue
    const fileGroups = [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) =>
      [...chunk.groupsIterable].map((group) => group.getFiles()),
    )
    const smallestGroup = fileGroups.toSorted((left, right) => left.length - right.length)[0] ?? []
    scripts[entryPoint] = smallestGroup.filter((file) => file.endsWith('.js') && !initialFiles.has(file))
  }
  return scripts
}

/** Returns the names that the shell's entry points export. */
export function exportedNames(
  { modules, moduleGraph }: Compilation,
  entryPoints: Readonly<Record<string, string>>,
): NamesByEntryPoint {
  const providedNames: NamesByEntryPoint = {}
  for (const module of modules) {
    const path = module.nameForCondition()
    const entryPoint = Object.keys(entryPoints).find((name) => entryPoints[name] === path)
    const names = entryPoint ? moduleGraph.getProvidedExports(module) : undefined
    if (entryPoint && Array.isArray(names)) providedNames[entryPoint] = names.toSorted()
  }
  return providedNames
}

/** Returns the names that are imported but not exported, such as `shared/ui: Slider`. */
export const missingNames = (requiredNames: NamesByEntryPoint, providedNames: NamesByEntryPoint): string[] =>
  Object.entries(requiredNames).flatMap(([entryPoint, names]) =>
    names.filter((name) => !(providedNames[entryPoint] ?? []).includes(name)).map((name) => `${entryPoint}: ${name}`),
  )
