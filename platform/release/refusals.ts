import type { AreaName, RegisteredArea } from 'shared/federation'
import { whyNot } from 'shared/federation/guards'
import { missingNames } from '../build/doors.ts'
import { isArea } from '../build/packages.ts'
import { clashesIn } from './clashes.ts'
import type { LiveState } from './liveState.ts'

/** Why what is in the store must not be what browsers get: a sentence each. */
export function refusalsIn(state: LiveState): string[] {
  const own = Object.keys(state.areas)
    .filter(isArea)
    .flatMap((name) => misfitsOf(state, name))
  return [...new Set([...missingShell(state), ...own, ...clashesIn(currents(state)), ...clashesOfCanaries(state)])]
}

const missingShell = ({ shell }: LiveState): string[] =>
  shell && !(shell.channel.current in shell.builds)
    ? [`the shell's build ${shell.channel.current} is not in the store`]
    : []

/** What the live shell lacks for what the area shows to anybody: a version of the platform, a name of a door. */
export function misfitsOf({ shell, areas }: LiveState, name: AreaName): string[] {
  const area = areas[name]
  const platform = shell?.builds[shell.channel.current]
  if (!area || !platform) return []
  const { current, canary } = area.channel
  return [current, ...(canary ? [canary.build] : [])].flatMap((build) => {
    const remote = area.builds[build]
    if (!remote) return [`${name}'s build ${build} is not in the store`]
    const reason = whyNot(remote.descriptor, platform.provides)
    if (reason) return [reason]
    return missingNames(remote.takes, platform.gives).map(
      (missing) => `${name} takes what this shell does not give: ${missing}`,
    )
  })
}

type Areas = Record<AreaName, RegisteredArea>

const currents = ({ areas }: LiveState): Areas =>
  Object.fromEntries(
    Object.entries(areas).map(([name, { channel, builds }]) => [name, { current: channel.current, builds }]),
  )

/** Each canary in the place of its area's current build. */
const clashesOfCanaries = (state: LiveState): string[] =>
  Object.entries(state.areas).flatMap(([name, { channel, builds }]) =>
    channel.canary ? clashesIn({ ...currents(state), [name]: { current: channel.canary.build, builds } }) : [],
  )
