import type { AreaBuild, AreaName, RegisteredArea, Registry } from 'shared/federation'
import type { RemoteBuild } from '../../build/buildOne.ts'
import { isArea } from '../../build/packages.ts'
import { liveBuilds } from '../channel.ts'
import { areaConflicts } from './areaConflicts.ts'
import type { LiveChannel, LiveState } from '../liveState.ts'
import { incompatibilitiesOf } from './releaseProblems.ts'

type Areas = Record<AreaName, RegisteredArea>

/**
 * Returns the registry's entry of each area, and a message for each problem. An area whose channel is invalid or
 * incompatible keeps its former entry, so that it does not block releases of other areas.
 */
export function registeredAreas(
  state: LiveState,
  previousRegistry: Registry | undefined,
): { areas: Areas; problems: string[] } {
  const problems = Object.values(state.unreadable)
  let areas: Areas = {}
  const names = new Set([...Object.keys(state.areas), ...Object.keys(state.unreadable)])
  for (const name of [...names].filter(isArea).toSorted()) {
    const incompatibilities = incompatibilitiesOf(state, name)
    problems.push(...incompatibilities)
    const liveArea = state.areas[name]
    const entry =
      liveArea && incompatibilities.length === 0 ? toRegisteredArea(liveArea) : previousRegistry?.areas[name]
    if (entry) areas[name] = entry
  }
  problems.push(...areaConflicts(areas))
  for (const name of Object.keys(areas).filter(isArea)) {
    const areasWithPreviousEntry = withPreviousEntry(areas, name, previousRegistry)
    if (areaConflicts(areasWithPreviousEntry).length < areaConflicts(areas).length) areas = areasWithPreviousEntry
  }
  return { areas, problems }
}

function withPreviousEntry(areas: Areas, name: AreaName, previousRegistry: Registry | undefined): Areas {
  const { [name]: entry, ...otherAreas } = areas
  const previous = previousRegistry?.areas[name]
  if (previous?.current === entry?.current) return areas
  return previous ? { ...areas, [name]: previous } : otherAreas
}

/**
 * Returns the fields of a channel that browsers need, without a previous build that is no longer in
 * the store.
 */
function toRegisteredArea({ channel, builds }: LiveChannel<RemoteBuild>): RegisteredArea {
  const { current, previous, canary, disabled } = channel
  const storedBuilds = Object.fromEntries(
    liveBuilds(channel).flatMap((build) => (builds[build] ? [[build, toAreaBuild(builds[build])] as const] : [])),
  )
  return {
    current,
    ...(previous && previous in storedBuilds && { previous }),
    ...(canary && { canary }),
    ...(disabled && { disabled }),
    builds: storedBuilds,
  }
}

function toAreaBuild({ base, entry, container, first, files, descriptor }: RemoteBuild): AreaBuild {
  // Browsers only check the hashes of scripts and style sheets.
  const integrity = Object.fromEntries(Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name)))
  return { base, entry, container, first, files: integrity, descriptor }
}
