import { preferredBuild } from '../registry/builds/builds.ts'
import { knownRegistry } from '../registry/registry.ts'
import { reportFault } from '../registry/telemetry.ts'

export const targetOf = (anchor: string): string => `[data-tour="${anchor}"]`

/** Reports a step that was skipped because its anchor is missing, for the area's team. */
export function reportMissingStep(target: unknown): void {
  for (const area of Object.values(knownRegistry()?.areas ?? {})) {
    const build = preferredBuild(area)
    const { name, tour = [] } = area.builds[build]?.descriptor ?? {}
    if (name && tour.some(({ anchor }) => targetOf(anchor) === target))
      reportFault({ area: name, build, phase: 'tour', outcome: 'shown' })
  }
}
