import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced'
import type { Configuration, RuleSetRule } from 'webpack'
import { root } from './packages.ts'
import { LeanEntryPlugin } from './LeanEntryPlugin.ts'
import { sharedModulesOfArea, sharedModulesOfShell } from './sharing.ts'

/**
 * Disables manifests and snapshots, which the registry replaces, and downloaded types, which the package `shared`
 * replaces.
 */
const federationOptions = { shareStrategy: 'loaded-first', dts: false, manifest: false } as const
const optimizationOptions = { target: 'web', disableSnapshot: true } as const

/**
 * Global name of the shell's federation runtime, which areas use instead of bundling one
 * (`shell/src/registry/federation/areaRuntime.ts`).
 */
const shellRuntimeGlobal = 'compliceFederationRuntime'

/** Replaces the federation runtime in an area's build by the shell's global runtime. */
export const areaExternals: Configuration['externals'] = ({ request = '' }) =>
  Promise.resolve(
    /@module-federation.webpack-bundler-runtime.dist.bundler\.js$/.test(request)
      ? `global ${shellRuntimeGlobal}`
      : undefined,
  )

/** Returns the plugins that expose an area as the module `./remote` of its container. */
export const areaFederation = (container: string) => [
  new LeanEntryPlugin(),
  new ModuleFederationPlugin({
    name: container,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
    shared: sharedModulesOfArea(),
    ...federationOptions,
    experiments: { externalRuntime: true, optimization: { ...optimizationOptions, disableRemote: true } },
  }),
]

/** Returns the plugins with which the shell provides the shared modules. */
export const shellFederation = () => [
  new LeanEntryPlugin(),
  new ModuleFederationPlugin({
    name: 'complice_shell',
    shared: sharedModulesOfShell(),
    ...federationOptions,
    experiments: { optimization: optimizationOptions },
  }),
]

/**
 * Stubs by the path of the module that they replace: modules of the runtime that the options disable, but that would
 * remain in the bundle.
 */
const stubs = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'SnapshotHandler.ts',
  'sdk/dist/dom.js': 'dom.ts',
  'sdk/dist/logger.js': 'logger.ts',
  'runtime-core/dist/utils/context.js': 'context.ts',
  'error-codes/dist/desc.mjs': 'desc.ts',
  'error-codes/dist/getShortErrorMsg.mjs': 'getShortErrorMsg.ts',
  'runtime-core/dist/utils/preload.js': 'preload.ts',
  'webpack-bundler-runtime/dist/remotes.js': 'remotes.ts',
  'webpack-bundler-runtime/dist/init.js': 'init.ts',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': 'getSharedFallbackGetter.ts',
  'webpack-bundler-runtime/dist/error-codes/dist/getShortErrorMsg.js': 'getShortErrorMsg.ts',
}

/** Returns aliases for `resolve.alias` of the shell. */
export const runtimeStubAliases = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stubs).map(([file, stub]) => {
      const path = join(root, 'node_modules/@module-federation', file)
      if (!existsSync(path)) throw new Error(`${path} is missing: update runtimeStubs/${stub}`)
      return [path, join(root, 'platform/build/runtimeStubs', stub)]
    }),
  )

/**
 * Functions of the runtime that the shell never calls, by module: preloading, which the registry does; forced
 * re-registration of a remote; loading a remote for its shared modules, which the strategy `loaded-first` does not
 * need; and loading an entry, which the hook `loadEntry` does.
 */
const uncalledFunctions = {
  'runtime-core/dist/remote/index.js': ['preloadRemote', 'removeRemote', 'initRawContainer'],
  'runtime-core/dist/shared/index.js': ['initRemoteModule'],
  'runtime-core/dist/utils/share.js': ['isMatchUsedExports'],
  'runtime-core/dist/utils/load.js': ['loadEntryDom', 'loadEntryNode'],
}

/** Returns rules for `module.rules` of the shell. */
export const uncalledFunctionRules = (): RuleSetRule[] =>
  Object.entries(uncalledFunctions).map(([file, names]) => ({
    include: join(root, 'node_modules/@module-federation', file),
    use: { loader: join(import.meta.dirname, 'emptyFunctions.ts'), options: { names } },
  }))
