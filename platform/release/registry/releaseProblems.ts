import type { AreaName, RegisteredArea } from 'shared/federation'
import { incompatibilityOf } from 'shared/federation/incompatibility'
import { missingNames } from '../../build/entryPoints.ts'
import { isArea } from '../../build/packages.ts'
import { areaConflicts } from './areaConflicts.ts'
import type { LiveState } from '../liveState.ts'

/** Returns a message for each reason why the content of the store must not go live. */
export function releaseProblems(state: LiveState): string[] {
  const incompatible = Object.keys(state.areas)
    .filter(isArea)
    .flatMap((name) => incompatibilitiesOf(state, name))
  return [
    ...new Set([
      ...missingShell(state),
      ...incompatible,
      ...areaConflicts(currentBuilds(state)),
      ...canaryConflicts(state),
    ]),
  ]
}

const missingShell = ({ shell }: LiveState): string[] =>
  shell && !(shell.channel.current in shell.builds)
    ? [`the shell's build ${shell.channel.current} is not in the store`]
    : []

/**
 * Returns a message for each incompatibility of the area's current and canary builds with the live
 * shell: a missing build, a required package version, an imported name that the shell lacks.
 */
export function incompatibilitiesOf({ shell, areas }: LiveState, name: AreaName): string[] {
  const area = areas[name]
  const liveShell = shell?.builds[shell.channel.current]
  if (!area || !liveShell) return []
  const { current, canary } = area.channel
  return [current, ...(canary ? [canary.build] : [])].flatMap((build) => {
    const remote = area.builds[build]
    if (!remote) return [`${name}'s build ${build} is not in the store`]
    const reason = incompatibilityOf(remote.descriptor, liveShell.provides)
    if (reason) return [reason]
    return missingNames(remote.takes, liveShell.gives).map(
      (missingName) => `${name} imports names that this shell lacks: ${missingName}`,
    )
  })
}

type Areas = Record<AreaName, RegisteredArea>

const currentBuilds = ({ areas }: LiveState): Areas =>
  Object.fromEntries(
    Object.entries(areas).map(([name, { channel, builds }]) => [name, { current: channel.current, builds }]),
  )

/** Returns the conflicts that would arise if a canary became its area's current build. */
const canaryConflicts = (state: LiveState): string[] =>
  Object.entries(state.areas).flatMap(([name, { channel, builds }]) =>
    channel.canary ? areaConflicts({ ...currentBuilds(state), [name]: { current: channel.canary.build, builds } }) : [],
  )
