import { rspack } from '@rspack/core'
import type { Compilation, Compiler, Module } from '@rspack/core'
import type { AreaDescriptor } from 'shared/federation'

/**
 * Adds to Module Federation's manifest the requirements for publishing an area: every script that Rspack's runtime
 * fetches passes the page's integrity check, and `area.json` contains the descriptor and the names imported from each
 * entry point.
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
        (code) => `${code}\nglobalThis.compliceGate(script, url);`,
      )
      compilation.hooks.finishModules.tap('AreaPlugin', (modules) => {
        const area = { descriptor: this.descriptor, takes: namesTaken(compilation, [...modules]) }
        compilation.emitAsset('area.json', new rspack.sources.RawSource(JSON.stringify(area)))
      })
    })
  }
}

/** `{ 'shared/ui': ['Alert', 'Button'] }`: the live shell must provide every name. */
function namesTaken({ moduleGraph }: Compilation, modules: readonly Module[]): Record<string, string[]> {
  const connections = modules
    .filter(({ type }) => type === 'consume-shared-module')
    .flatMap((module) => moduleGraph.getIncomingConnections(module))
  const taken = connections.flatMap(({ dependency }) => {
    const { request = '', ids } = dependency
    return request.startsWith('shared/') && ids?.[0] ? [{ entryPoint: request, name: ids[0] }] : []
  })
  const byEntryPoint = Map.groupBy(taken, ({ entryPoint }) => entryPoint)
  return Object.fromEntries(
    [...byEntryPoint].map(([entryPoint, names]) => [
      entryPoint,
      [...new Set(names.map(({ name }) => name))].toSorted(),
    ]),
  )
}
