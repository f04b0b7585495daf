import type { AreaBuild, AreaModule } from 'shared/federation'
import { isAreaModule } from 'shared/federation/guards'
import { incompatibilityOf } from 'shared/federation/incompatibility'
import { loadRemoteModule } from '../federation/remoteModule.ts'
import { registerHashes } from '../integrity/scriptIntegrity.ts'
import { LoadFailure } from '../LoadFailure.ts'
import { loaderTimeouts } from '../loaderTimeouts.ts'
import { withTimeout } from './withTimeout.ts'

declare const PLATFORM_PROVIDES: Record<string, string>

/**
 * Loads a build, checks its exports, runs its `init` and returns its module; throws a LoadFailure. Each build is a
 * container with its own name, so that the previous build can take over in the same document.
 */
export async function loadBuild(build: AreaBuild, timeoutMs: number): Promise<AreaModule> {
  const incompatibility = incompatibilityOf(build.descriptor, PLATFORM_PROVIDES)
  if (incompatibility) throw new LoadFailure('platform', new Error(incompatibility))
  registerHashes(build.base, build.files)
  const remoteExports = await withTimeout(timeoutMs, build.container, loadRemoteModule(build)).catch(
    (error: unknown) => {
      throw error instanceof LoadFailure ? error : new LoadFailure('entry', error)
    },
  )
  if (!isAreaModule(remoteExports)) throw new LoadFailure('contract', new Error(`${build.container} exposes no area`))
  await withTimeout(loaderTimeouts.initMs, `${build.container} starting`, runInit(remoteExports)).catch(
    (error: unknown) => {
      throw new LoadFailure('init', error)
    },
  )
  return remoteExports
}

/** `async`, so that an error thrown by `init` becomes a rejection. */
const runInit = async ({ init }: AreaModule): Promise<void> => init?.()
