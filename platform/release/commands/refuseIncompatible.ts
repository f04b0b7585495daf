import type { Channel } from 'shared/federation'
import { isArea } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { liveChannelOf, refuseNewProblems } from '../changeChannels.ts'
import { isRemoteBuild, isShellBuild } from '../liveState.ts'
import type { LiveState } from '../liveState.ts'
import { noFileTag } from '../store/Store.ts'

/** Throws, before the upload, when the build has problems that would block its release. */
export function refuseIncompatible(
  state: LiveState,
  name: string,
  build: string,
  manifest: unknown,
  nextChannel: (channel: Channel | undefined) => Channel,
): void {
  if (isArea(name) && !state.shell)
    throw new OperatorError('The store has no shell yet that the area could run in: publish the shell first.')
  const currentChannel = liveChannelOf(state, name)
  const live = { channel: nextChannel(currentChannel?.channel), tag: currentChannel?.tag ?? noFileTag }
  if (isArea(name) && isRemoteBuild(manifest)) {
    const builds = { ...state.areas[name]?.builds, [build]: manifest }
    refuseNewProblems(state, { ...state, areas: { ...state.areas, [name]: { ...live, builds } } })
  } else if (isShellBuild(manifest)) {
    refuseNewProblems(state, { ...state, shell: { ...live, builds: { ...state.shell?.builds, [build]: manifest } } })
  } else {
    throw new OperatorError(`The build of ${name} has no valid manifest.`)
  }
}
