import type * as federationRuntime from '@module-federation/runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { shareRetryPlugin } from './runtimePlugins.ts'

type Runtime = typeof federationRuntime

interface Webpack {
  federation: {
    runtime: Runtime
    bundlerRuntime: object
    attachShareScopeMap: unknown
    initOptions: Parameters<Runtime['createInstance']>[0]
  }
}

// The federation plugin stores the shell's runtime under this name, which webpack replaces.
declare const __webpack_require__: Webpack

const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation

/**
 * The federation runtime for areas, which are built without it (`platform/build/federationPlugins.ts`). Each area
 * creates its own instance, because the runtime's `init` would return the shell's, which has the same build id.
 */
const areaRuntime = {
  runtime,
  attachShareScopeMap,
  bundlerRuntime: {
    ...bundlerRuntime,
    // The shell exposes nothing, so its own bundler runtime lacks `initContainerEntry`.
    initContainerEntry,
    init: ({ webpackRequire: { federation } }: { webpackRequire: Webpack }) =>
      runtime.createInstance({ ...federation.initOptions, plugins: [shareRetryPlugin] }),
  },
}

Reflect.set(globalThis, 'compliceFederationRuntime', areaRuntime)
