import { registerPlugins } from '@module-federation/runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { LoadFailure } from '../LoadFailure.ts'
import { guardTag } from '../integrity/scriptIntegrity.ts'

/**
 * Makes the runtime forget the promise of a shared module that could not be fetched (module-federation/core#5068):
 * otherwise the next request gets the same failure.
 */
export const shareRetryPlugin: ModuleFederationRuntimePlugin = {
  name: 'retry-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const share of Object.values(shareScopeMap['default']?.[pkgName] ?? {}))
      if (!share.loaded) share.loading = null
  },
}

/** Loads every entry with integrity, timeouts and a second attempt, instead of by the runtime's own script loader. */
const entryGuardPlugin: ModuleFederationRuntimePlugin = {
  name: 'guarded-entries',
  async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
    Reflect.set(globalThis, entryGlobalName, undefined)
    await runScript(entry)
    const container: unknown = Reflect.get(globalThis, entryGlobalName)
    if (!isContainer(container)) throw new LoadFailure('entry', new Error(`${entryGlobalName} is not a container`))
    return container
  },
}

registerPlugins([entryGuardPlugin, shareRetryPlugin])

const runScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    guardTag(script, url)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new LoadFailure('entry', new Error(`${url} could not be run`))))
    document.head.append(script)
  })

interface Container {
  init: (...args: unknown[]) => void | Promise<void>
  get: (name: string) => () => Promise<unknown>
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  'get' in value &&
  typeof value.init === 'function' &&
  typeof value.get === 'function'
