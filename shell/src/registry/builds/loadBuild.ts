import type { AreaBuild, AreaModule } from 'shared/federation'
import { isAreaModule, whyNot } from 'shared/federation/guards'
import { loadRemoteModule } from '../federation/remoteModule.ts'
import { admit } from '../integrity/scriptIntegrity.ts'
import { LoadFailure } from './LoadFailure.ts'
import { within } from './withTimeout.ts'

declare const PLATFORM_PROVIDES: Record<string, string>

const initPatience = 3000

/**
 * The code of one build, checked and started, or a LoadFailure. Each build is a container of its own name,
 * so an older one can take over in the same page. Asked again, the container is evaluated anew: what the area
 * remembers of a chunk that failed goes with it.
 */
export async function loadBuild(build: AreaBuild, patience: number): Promise<AreaModule> {
  const misfit = whyNot(build.descriptor, PLATFORM_PROVIDES)
  if (misfit) throw new LoadFailure('platform', new Error(misfit))
  admit(build.base, build.files)
  const exposed = await within(patience, build.container, loadRemoteModule(build)).catch((error: unknown) => {
    throw error instanceof LoadFailure ? error : new LoadFailure('entry', error)
  })
  if (!isAreaModule(exposed)) throw new LoadFailure('contract', new Error(`${build.container} exposes no area`))
  await within(initPatience, `${build.container} starting`, started(exposed)).catch((error: unknown) => {
    throw new LoadFailure('init', error)
  })
  return exposed
}

/** What it throws at once counts like what it refuses later. */
const started = async ({ init }: AreaModule): Promise<void> => init?.()
