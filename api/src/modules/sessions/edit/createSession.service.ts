import type { SavedSessions, SessionInput } from 'shared/contracts/session'
import { audit } from '../../../audit.ts'
import type { Seal } from '../../../sealing.ts'
import { uuidv7 } from '../../../uuid.ts'
import { saveAnimals, saveEmployees, saveWellbeing } from '../../sessionStore/attendance.sql.ts'
import type { Wanted } from '../conflicts/conflicts.sql.ts'
import { lockSchedules } from '../../sessionStore/scheduleLocks.sql.ts'
import { place, type Acting, type Overlap } from '../conflicts/conflictCheck.service.ts'
import { checkReferences } from '../input/references.sql.ts'
import { insertSeries } from '../series/series.sql.ts'
import { ownColumns, placeColumns, sharedColumns } from '../../sessionStore/sessionRow.ts'
import { addedDates, checkInput, checkTimes, refuseNothing, savedDates, type Added } from '../input/sessionInput.ts'
import { savedSessions } from '../../sessionStore/titledSessions.sql.ts'

/** The sessions an input asks for, one on each of these dates. */
export const wantedOn = (
  dates: readonly string[],
  { startTime, endTime, therapistId, animalIds }: SessionInput,
): Wanted[] =>
  dates.map((date) => ({
    id: uuidv7(),
    span: { date, startTime, endTime },
    therapistId,
    animalIds,
    strainedIds: animalIds,
  }))

/** What repeats and when, checked; what stands in the way is asked later. `saved` leaves out the dates left aside. */
export async function readAdded({ tx, member }: Acting, input: SessionInput): Promise<Added & { saved: string[] }> {
  checkInput(input)
  const added = addedDates(input)
  const saved = savedDates(added, input)
  checkTimes(
    saved.map((date) => ({ ...input, date })),
    member.timeZone,
  )
  await checkReferences(tx, input)
  return { ...added, saved }
}

async function insertSeriesOf(
  { tx, member: { tenantId } }: Acting,
  { recurrence, endDate }: Added,
  { startDate }: SessionInput,
): Promise<string | null> {
  if (recurrence === 'ONCE' || !endDate) return null
  const id = uuidv7()
  await insertSeries(tx, { tenantId, id, recurrence, startDate, endDate })
  return id
}

/** Comments and evaluation are those of one session: of a series they go to the first. */
const rowsOf = (
  wanted: readonly Wanted[],
  input: SessionInput,
  { seal, overlapOf }: { seal: Seal; overlapOf: (id: string) => Overlap },
) =>
  wanted.map(({ id, span, therapistId }, index) => ({
    id,
    state: 'VALIDATED' as const,
    evaluation: null,
    ...placeColumns({ ...span, therapistId }),
    ...sharedColumns(input),
    ...ownColumns(id, index === 0 ? input : { ...input, comments: '', evaluation: undefined }, seal),
    ...overlapOf(id),
  }))

/** A session of the practice's own is validated from the start. All of a series is kept, or nothing. */
export async function addSession(acting: Acting, input: SessionInput): Promise<SavedSessions> {
  const { tx, member, services } = acting
  const { tenantId, accountId } = member
  const added = await readAdded(acting, input)
  refuseNothing(added.saved)
  await lockSchedules(tx, [input.therapistId, ...input.animalIds])
  const wanted = wantedOn(added.saved, input)
  const overlapOf = await place(acting, wanted, input)

  const seriesId = await insertSeriesOf(acting, added, input)
  const rows = rowsOf(wanted, input, { seal: await services.sealing.of(tx, tenantId), overlapOf })
  await tx
    .insertInto('session')
    .values(rows.map((row) => ({ ...row, tenant_id: tenantId, series_id: seriesId, recurrence: added.recurrence })))
    .execute()
  const ids = wanted.map(({ id }) => id)
  const [first = ''] = ids
  await saveAnimals(tx, wanted)
  await saveEmployees(tx, ids, input.selectedCorporatePatients ?? [])
  if (input.evaluation) await saveWellbeing(tx, first, input.evaluation)
  const forced = rows.filter(({ force_reason }) => force_reason !== null).length
  const details = {
    ...(seriesId && { series: seriesId, count: ids.length }),
    ...(forced > 0 && { forced, reason: input.forceReason ?? '' }),
  }
  await audit(tx, { tenantId, accountId, act: 'create', entity: 'session', entityId: first, details })
  return { sessions: await savedSessions(tx, ids), kept: [] }
}
