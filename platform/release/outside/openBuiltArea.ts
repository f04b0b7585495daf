import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as runtime from '@module-federation/runtime'
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { eagerEntryPoints, lazyEntryPoints } from 'shared/federation/entryPoints'
import type { RemoteBuild } from '../../build/buildOne.ts'

interface Webpack {
  federation: { initOptions: Parameters<typeof runtime.createInstance>[0] }
}

/**
 * Loads a built area's module `./remote` in the page of a jsdom test, and returns its default export. Scripts are read
 * from the folder; the entry points of `shared` come from this repository. Adds to `namesRead` the names that the area
 * reads, by entry point.
 */
export async function openBuiltArea(folder: string, remote: RemoteBuild, namesRead: Map<string, Set<string>>) {
  Reflect.set(globalThis, 'compliceFederationRuntime', {
    runtime,
    attachShareScopeMap: bundlerRuntime.default.attachShareScopeMap,
    bundlerRuntime: {
      ...bundlerRuntime.default.bundlerRuntime,
      initContainerEntry,
      init: ({ webpackRequire: { federation } }: { webpackRequire: Webpack }) =>
        runtime.createInstance(federation.initOptions),
    },
  })
  for (const name of ['compliceGuardTag', 'compliceGate']) Reflect.set(globalThis, name, () => {})
  runAddedScripts(folder)
  const { container, base, entry } = remote
  const shell = runtime.createInstance({
    name: 'conformance',
    remotes: [{ name: container, entry: new URL(base + entry, location.href).href, type: 'var' }],
    shared: await sharedEntryPoints(namesRead),
  })
  const exposedModule = await shell.loadRemote<{ default?: unknown }>(`${container}/remote`)
  return exposedModule?.default
}

/** Runs each script element added to the document with the file from the folder, because jsdom fetches nothing. */
function runAddedScripts(folder: string): void {
  new MutationObserver((changes) => {
    for (const script of changes.flatMap(scriptsIn)) {
      // oxlint-disable-next-line no-eval -- called indirectly, it runs the build's own script as a page does: in the global scope.
      globalThis.eval(readFileSync(join(folder, basename(new URL(script.src).pathname)), 'utf8'))
      script.dispatchEvent(new Event('load'))
    }
  }).observe(document, { childList: true, subtree: true })
}

const scriptsIn = ({ addedNodes }: MutationRecord) =>
  [...addedNodes].filter((node) => node instanceof HTMLScriptElement)

async function sharedEntryPoints(namesRead: Map<string, Set<string>>) {
  const entryPoints = [...eagerEntryPoints, ...lazyEntryPoints].map(async (entryPoint) => {
    const names = new Set<string>()
    namesRead.set(entryPoint, names)
    const module: object = await import(entryPoint)
    return [entryPoint, asSharedModule(recordReads(module, names))] as const
  })
  return Object.fromEntries(await Promise.all(entryPoints))
}

const asSharedModule = (module: object) => ({
  version: '1.0.0',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
})

const recordReads = (module: object, names: Set<string>): object =>
  new Proxy(
    { ...module },
    {
      get(target, name, receiver) {
        if (typeof name === 'string') names.add(name)
        return Reflect.get(target, name, receiver)
      },
    },
  )
