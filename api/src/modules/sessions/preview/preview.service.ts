import type { Preview, PreviewInput, PreviewedDate, Verdict } from 'shared/contracts/session'
import { readAdded, wantedOn } from '../edit/createSession.service.ts'
import type { Obstacle, Wanted } from '../conflicts/conflicts.sql.ts'
import { findChosen, refuseBilled } from '../series/selection.service.ts'
import { isRefused, meetingsOf, strainsOf, type Strain } from '../conflicts/conflicts.service.ts'
import type { Acting } from '../conflicts/conflictCheck.service.ts'
import { planOf } from '../series/changePlan.ts'
import { checkReferences, formerOf } from '../input/references.sql.ts'
import { checkInput, checkTimes } from '../input/sessionInput.ts'
import { warningsOf } from './warnings.service.ts'

/** A session that would be saved: `placedAnew` when its time has to be free, `counted` unless its date is left aside. */
interface Shown {
  wanted: Wanted
  stands: boolean
  placedAnew: boolean
  counted: boolean
}

const verdictOf = ({ kind, id, name, detail }: Obstacle): Verdict => ({ kind, id, name, detail })

/** What stands in the way first, in the order of the contract. */
const kinds: Verdict['kind'][] = ['therapist', 'animal', 'workload', 'vacation', 'tired', 'health', 'closed', 'holiday']
const byKind = (one: Verdict, other: Verdict) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)

const strainVerdict = (strain: Strain, wanted: readonly Wanted[]): Verdict => ({
  kind: isRefused(strain, wanted) ? 'workload' : 'tired',
  id: strain.animalId,
  name: strain.animalName,
  detail: strain.detail,
})

async function judged({ tx, services }: Acting, shown: readonly Shown[]): Promise<PreviewedDate[]> {
  const now = services.now()
  const all = shown.map(({ wanted }) => wanted)
  const counted = shown.filter((session) => session.counted).map(({ wanted }) => wanted)
  const placed = shown.filter((session) => session.placedAnew).map(({ wanted }) => wanted)
  const obstacles = Map.groupBy(await meetingsOf(tx, placed, now), ({ wantedId }) => wantedId)
  const strains = Map.groupBy(await strainsOf(tx, counted, now), ({ wantedId }) => wantedId)
  const warned = await warningsOf(tx, all)
  return shown.map(({ wanted, stands }) => ({
    sessionId: stands ? wanted.id : null,
    ...wanted.span,
    verdicts: [
      ...(obstacles.get(wanted.id) ?? []).map(verdictOf),
      ...(strains.get(wanted.id) ?? []).map((strain) => strainVerdict(strain, all)),
      ...warned(wanted),
    ].toSorted(byKind),
  }))
}

async function previewAdded(acting: Acting, input: PreviewInput): Promise<Preview> {
  const { dates, saved } = await readAdded(acting, input)
  const shown = wantedOn(dates, input).map((wanted) => ({
    wanted,
    stands: false,
    placedAnew: true,
    counted: saved.includes(wanted.span.date),
  }))
  return { dates: await judged(acting, shown), kept: [] }
}

async function previewChanged(acting: Acting, sessionId: string, input: PreviewInput): Promise<Preview> {
  const { type: scope = 'once', skipDates = [] } = input
  checkInput(input)
  const chosen = await findChosen(acting, sessionId, scope)
  refuseBilled(chosen.row)
  await checkReferences(acting.tx, input, formerOf(chosen))
  const plan = planOf(chosen, input)
  const shown = [plan.chosen, ...plan.touched].map((wanted) => ({
    wanted,
    stands: true,
    placedAnew: wanted.placedAnew,
    counted: scope === 'once' || !skipDates.includes(wanted.span.date),
  }))
  checkTimes(
    shown.filter(({ counted }) => counted).map(({ wanted }) => wanted.span),
    acting.member.timeZone,
  )
  const dates = await judged(acting, shown)
  return { dates: dates.toSorted((one, other) => one.date.localeCompare(other.date)), kept: plan.kept }
}

/** What saving would meet, date by date; nothing is written, and nothing is held. */
export const previewSessions = (acting: Acting, { sessionId, ...input }: PreviewInput): Promise<Preview> =>
  sessionId ? previewChanged(acting, sessionId, input) : previewAdded(acting, input)
