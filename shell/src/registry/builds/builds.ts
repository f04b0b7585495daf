import { buildFor } from 'shared/federation/canary'
import type { RegisteredArea } from 'shared/federation'
import { observable } from '../../observable.ts'
import { canaryIdentity } from './canaryIdentity.ts'

/** Base URLs of builds that failed in this page while another one worked: not tried again until the area changes. */
const badBuilds = observable<ReadonlySet<string>>(new Set())

export const useBadBuilds = badBuilds.useValue

/**
 * Builds to try in order, without the bad ones: the canary if it is for this user, the current one, the previous one.
 */
export function buildsByPriority(area: RegisteredArea, bad = badBuilds.get()): string[] {
  const first = area.canary ? buildFor(area, canaryIdentity()) : area.current
  const inTurn = [...new Set([first, area.current, area.previous ?? area.current])]
  return inTurn.filter((id) => area.builds[id] && !bad.has(area.builds[id].base))
}

/** The build this user should get, whose descriptor the menu shows. */
export const wantedBuild = (area: RegisteredArea, bad?: ReadonlySet<string>): string =>
  buildsByPriority(area, bad)[0] ?? area.current

export function markBad(area: RegisteredArea, id: string): void {
  const { base } = area.builds[id] ?? {}
  if (base) badBuilds.set(new Set([...badBuilds.get(), base]))
}

export function clearBad(area: RegisteredArea): void {
  const cleared = Object.values(area.builds).map(({ base }) => base)
  badBuilds.set(new Set([...badBuilds.get()].filter((base) => !cleared.includes(base))))
}
