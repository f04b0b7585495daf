import type { AreaBuild, AreaName, RegisteredArea, Registry } from 'shared/federation'
import type { RemoteBuild } from '../../build/buildOne.ts'
import { isArea } from '../../build/packages.ts'
import { liveBuilds } from '../channel.ts'
import { areaConflicts } from './areaConflicts.ts'
import type { Live, LiveState } from '../liveState.ts'
import { incompatibilitiesOf } from './releaseProblems.ts'

type Areas = Record<AreaName, RegisteredArea>

/**
 * The registry's entry of each area. An area whose channel was damaged by hand keeps its former
 * entry, so that it does not block the release of others.
 */
export function registeredAreas(state: LiveState, before: Registry | undefined): { areas: Areas; problems: string[] } {
  const problems = Object.values(state.unreadable)
  let areas: Areas = {}
  const names = new Set([...Object.keys(state.areas), ...Object.keys(state.unreadable)])
  for (const name of [...names].filter(isArea).toSorted()) {
    const incompatibilities = incompatibilitiesOf(state, name)
    problems.push(...incompatibilities)
    const live = state.areas[name]
    const entry = live && incompatibilities.length === 0 ? entryOf(live) : before?.areas[name]
    if (entry) areas[name] = entry
  }
  problems.push(...areaConflicts(areas))
  for (const name of Object.keys(areas).filter(isArea)) {
    const without = withPreviousEntry(areas, name, before)
    if (areaConflicts(without).length < areaConflicts(areas).length) areas = without
  }
  return { areas, problems }
}

function withPreviousEntry(areas: Areas, name: AreaName, before: Registry | undefined): Areas {
  const { [name]: entry, ...others } = areas
  const previous = before?.areas[name]
  if (previous?.current === entry?.current) return areas
  return previous ? { ...areas, [name]: previous } : others
}

/**
 * The fields of a channel that browsers need. The previous build may be deleted; the current one
 * may not.
 */
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
  // Browsers only check the hashes of scripts and style sheets.
  const integrity = Object.fromEntries(Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name)))
  return { base, entry, container, first, files: integrity, descriptor }
}
