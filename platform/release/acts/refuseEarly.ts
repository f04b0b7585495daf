import type { Channel } from 'shared/federation'
import { isArea } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { liveOf, refuseNew } from '../change.ts'
import { isRemoteBuild, isShellBuild } from '../liveState.ts'
import type { LiveState } from '../liveState.ts'
import { absent } from '../store/Store.ts'

/** What going live would be refused for is refused before anything is uploaded. */
export function refuseEarly(
  state: LiveState,
  name: string,
  build: string,
  manifest: unknown,
  step: (channel: Channel | undefined) => Channel,
): void {
  if (isArea(name) && !state.shell)
    throw new OperatorError('There is no shell there yet for an area to live in: publish the shell first.')
  const former = liveOf(state, name)
  const live = { channel: step(former?.channel), tag: former?.tag ?? absent }
  if (isArea(name) && isRemoteBuild(manifest)) {
    const builds = { ...state.areas[name]?.builds, [build]: manifest }
    refuseNew(state, { ...state, areas: { ...state.areas, [name]: { ...live, builds } } })
  } else if (isShellBuild(manifest)) {
    refuseNew(state, { ...state, shell: { ...live, builds: { ...state.shell?.builds, [build]: manifest } } })
  } else {
    throw new OperatorError(`What was built of ${name} does not say what it is.`)
  }
}
