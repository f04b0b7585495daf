import { buildFor } from 'shared/federation/canary'
import type { RegisteredArea } from 'shared/federation'
import { createObservable } from '../../createObservable.ts'
import { canaryIdentity } from './canaryIdentity.ts'

/**
 * Base URLs of builds that crashed in this page, or could not be loaded while another build could. They are not tried
 * again until the area's entry in the registry changes or the user retries.
 */
const badBuilds = createObservable<ReadonlySet<string>>(new Set())

export const useBadBuilds = badBuilds.useValue

/**
 * Builds to try in order, without the bad ones: the canary if it is for this user, the current one, the previous one.
 */
export function buildsByPriority(area: RegisteredArea, badBaseUrls = badBuilds.get()): string[] {
  const preferred = area.canary ? buildFor(area, canaryIdentity()) : area.current
  const candidates = [...new Set([preferred, area.current, area.previous ?? area.current])]
  return candidates.filter((id) => area.builds[id] && !badBaseUrls.has(area.builds[id].base))
}

/** The build this user should get, whose descriptor the menu shows. */
export const preferredBuild = (area: RegisteredArea, badBaseUrls?: ReadonlySet<string>): string =>
  buildsByPriority(area, badBaseUrls)[0] ?? area.current

export function markBuildBad(area: RegisteredArea, id: string): void {
  const { base } = area.builds[id] ?? {}
  if (base) badBuilds.set(new Set([...badBuilds.get(), base]))
}

export function clearBadBuilds(area: RegisteredArea): void {
  const clearedBaseUrls = Object.values(area.builds).map(({ base }) => base)
  badBuilds.set(new Set([...badBuilds.get()].filter((base) => !clearedBaseUrls.includes(base))))
}
