import { buildFor } from 'shared/federation/canary'
import type { RegisteredArea } from 'shared/federation'
import { followed } from '../observable.ts'
import { whoLooks } from './canaryIdentity.ts'

/** Where builds lie that failed in this page while another one worked: not tried again as long as nothing changes. */
const badBuilds = followed<ReadonlySet<string>>(new Set())

export const useBadBuilds = badBuilds.useValue

/** The canary for whom it is, then the current build, then the previous one, without those found bad. */
export function buildsInTurn(area: RegisteredArea, bad = badBuilds.get()): string[] {
  const first = area.canary ? buildFor(area, whoLooks()) : area.current
  const inTurn = [...new Set([first, area.current, area.previous ?? area.current])]
  return inTurn.filter((id) => area.builds[id] && !bad.has(area.builds[id].base))
}

/** What this user gets, and whose descriptor the menu follows. */
export const wantedBuild = (area: RegisteredArea, bad?: ReadonlySet<string>): string =>
  buildsInTurn(area, bad)[0] ?? area.current

export function markBad(area: RegisteredArea, id: string): void {
  const { base } = area.builds[id] ?? {}
  if (base) badBuilds.become(new Set([...badBuilds.get(), base]))
}

export function forgive(area: RegisteredArea): void {
  const forgiven = Object.values(area.builds).map(({ base }) => base)
  badBuilds.become(new Set([...badBuilds.get()].filter((base) => !forgiven.includes(base))))
}
