import { rspack } from '@rspack/core'
import type { Compilation, Compiler, Module } from '@rspack/core'
import type { AreaDescriptor } from 'shared/federation'

/**
 * Adds to the build what publishing an area requires besides Module Federation's manifest: every script that Rspack's
 * runtime fetches passes the page's integrity check, and `area.json` contains the descriptor and the names imported
 * from each entry point.
 */
export class AreaPlugin {
  readonly descriptor: AreaDescriptor

  constructor(descriptor: AreaDescriptor) {
    this.descriptor = descriptor
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AreaPlugin', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'AreaPlugin',
        (code) => `${code}\nglobalThis.compliceGuardTag(script, url);`,
      )
      compilation.hooks.finishModules.tap('AreaPlugin', (modules) => {
        const area = { descriptor: this.descriptor, takes: importedNames(compilation, [...modules]) }
        compilation.emitAsset('area.json', new rspack.sources.RawSource(JSON.stringify(area)))
      })
    })
  }
}

/**
 * Returns the names that the area imports from each entry point, such as `{ 'shared/ui': ['Alert', 'Button'] }`: the
 * live shell must provide every name.
 */
function importedNames({ moduleGraph }: Compilation, modules: readonly Module[]): Record<string, string[]> {
  const connections = modules
    .filter(({ type }) => type === 'consume-shared-module')
    .flatMap((module) => moduleGraph.getIncomingConnections(module))
  const imports = connections.flatMap(({ dependency }) => {
    const { request = '', ids } = dependency
    return request.startsWith('shared/') && ids?.[0] ? [{ entryPoint: request, name: ids[0] }] : []
  })
  const importsByEntryPoint = Map.groupBy(imports, ({ entryPoint }) => entryPoint)
  return Object.fromEntries(
    [...importsByEntryPoint].map(([entryPoint, names]) => [
      entryPoint,
      [...new Set(names.map(({ name }) => name))].toSorted(),
    ]),
  )
}
