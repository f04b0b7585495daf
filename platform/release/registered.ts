import type { AreaBuild, AreaName, RegisteredArea, Registry } from 'shared/federation'
import type { RemoteBuild } from '../build/buildOne.ts'
import { isArea } from '../build/packages.ts'
import { liveBuilds } from './channel.ts'
import { clashesIn } from './clashes.ts'
import type { Live, LiveState } from './liveState.ts'
import { misfitsOf } from './refusals.ts'

type Areas = Record<AreaName, RegisteredArea>

/**
 * What the registry holds of each area. One whose channel was spoiled by hand stays as the former registry has it:
 * it keeps nobody else from releasing.
 */
export function registered(state: LiveState, former: Registry | undefined): { areas: Areas; problems: string[] } {
  const problems = Object.values(state.unreadable)
  let areas: Areas = {}
  const names = new Set([...Object.keys(state.areas), ...Object.keys(state.unreadable)])
  for (const name of [...names].filter(isArea).toSorted()) {
    const misfits = misfitsOf(state, name)
    problems.push(...misfits)
    const live = state.areas[name]
    const entry = live && misfits.length === 0 ? entryOf(live) : former?.areas[name]
    if (entry) areas[name] = entry
  }
  problems.push(...clashesIn(areas))
  for (const name of Object.keys(areas).filter(isArea)) {
    const without = withFormer(areas, name, former)
    if (clashesIn(without).length < clashesIn(areas).length) areas = without
  }
  return { areas, problems }
}

function withFormer(areas: Areas, name: AreaName, former: Registry | undefined): Areas {
  const { [name]: entry, ...others } = areas
  const before = former?.areas[name]
  if (before?.current === entry?.current) return areas
  return before ? { ...areas, [name]: before } : others
}

/** What browsers need of a channel. A former build may be gone; the current one may not. */
function entryOf({ channel, builds }: Live<RemoteBuild>): RegisteredArea {
  const { current, previous, canary, disabled } = channel
  const kept = Object.fromEntries(
    liveBuilds(channel).flatMap((build) => (builds[build] ? [[build, forBrowsers(builds[build])] as const] : [])),
  )
  return {
    current,
    ...(previous && previous in kept && { previous }),
    ...(canary && { canary }),
    ...(disabled && { disabled }),
    builds: kept,
  }
}

function forBrowsers({ base, entry, container, first, files, descriptor }: RemoteBuild): AreaBuild {
  // The gate lets scripts and style sheets through; nobody else asks for a hash.
  const guarded = Object.fromEntries(Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name)))
  return { base, entry, container, first, files: guarded, descriptor }
}
