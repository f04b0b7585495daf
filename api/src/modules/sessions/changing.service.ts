import { errorCode } from 'shared/contracts/errorCodes'
import type { SavedSessions, SessionInput } from 'shared/contracts/session'
import { instantOf } from 'shared/domain/wallClock'
import { audit } from '../../audit.ts'
import { Refusal } from '../../refusal.ts'
import { overlapColumns, savedSession } from './adding.service.ts'
import { animalIdsOf, replaceAttendance } from './attendance.sql.ts'
import { holdLiveSession, refuseBilled } from './holding.service.ts'
import { place, type Acting } from './placing.service.ts'
import { checkReferences } from './references.sql.ts'
import { columnsOf, commentsPlace } from './sessionColumns.ts'
import { checkInput } from './sessionInput.ts'
import { sessionLetter } from './sessionLetter.sql.ts'
import { tellCancelled, tellValidated } from './sessionMails.ts'
import type { SessionRow } from './sessionRow.sql.ts'
import { corporatePatients } from './sessions.sql.ts'

export const etagOf = ({ version }: { version: number }): string => `"${version}"`

const matches = (ifMatch: string | undefined, row: SessionRow) =>
  ifMatch === undefined || ifMatch.split(',').some((tag) => ['*', etagOf(row)].includes(tag.trim().replace(/^W\//, '')))

/** Their names only; sealed twice, the same comments are two texts, hence their own comparison. */
function changedFields(row: SessionRow, columns: object, commentsChanged: boolean): string[] {
  const before = new Map<string, unknown>(Object.entries(row))
  const fields = Object.entries(columns).filter(([name, value]) => name !== 'comments' && before.get(name) !== value)
  return [...fields.map(([name]) => name), ...(commentsChanged ? ['comments'] : [])]
}

const isMoved = (row: SessionRow, { startDate, startTime, endTime, therapistId }: SessionInput) =>
  row.day !== startDate || row.start_time !== startTime || row.end_time !== endTime || row.therapist_id !== therapistId

const sameIds = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id) => b.includes(id))

/** A request that is moved still expires when it starts. */
function expiryColumns(row: SessionRow, { startDate, startTime }: SessionInput, timeZone: string) {
  if (!row.expires_at) return {}
  const start = instantOf(timeZone, startDate, startTime)
  return { expires_at: start < row.expires_at ? start : row.expires_at }
}

/** Whether the session was forced over something: decided anew when it moves or is forced, else as it was. */
async function overlapOf(acting: Acting, row: SessionRow, input: SessionInput, animalsBefore: readonly string[]): Promise<{ allow_overlap: boolean; force_reason: string | null }> {
  const { startDate: date, startTime, endTime, therapistId, animalIds, force } = input
  const stays = !isMoved(row, input) && sameIds(animalsBefore, animalIds)
  if (stays && !force) return { allow_overlap: row.allow_overlap, force_reason: row.force_reason }
  const forced = await place(acting, { span: { date, startTime, endTime }, therapistId, animalIds, exceptId: row.id }, force)
  return overlapColumns(forced, input)
}

/** Saves a session; a request stays one until it is validated. Answers its new ETag too. */
export async function changeSession(acting: Acting, id: string, input: SessionInput, ifMatch?: string): Promise<{ saved: SavedSessions; etag: string }> {
  const { tx, member, services } = acting
  const { tenantId, accountId, timeZone } = member
  checkInput(input, timeZone)
  const row = await holdLiveSession(acting, id, [input.therapistId, ...input.animalIds])
  if (!matches(ifMatch, row)) throw new Refusal(412, errorCode.changedMeanwhile)
  refuseBilled(row)
  const animalsBefore = await animalIdsOf(tx, id)
  const namedBefore = [row.patient_id, row.club_id, ...animalsBefore, ...(await corporatePatients(tx, id))].filter((name) => name !== null)
  await checkReferences(tx, input, { therapistId: row.therapist_id, ids: namedBefore })
  const overlap = await overlapOf(acting, row, input, animalsBefore)
  const givenAway = input.patientId !== row.patient_id
  if (givenAway) await tellGivenAway(acting, row)

  const seal = await services.sealing.of(tx, tenantId)
  const columns = columnsOf(id, input, seal)
  const commentsChanged = seal.open(row.comments, commentsPlace(id)) !== input.comments
  const changed = await tx
    .updateTable('session')
    .set({ ...columns, ...overlap, ...expiryColumns(row, input, timeZone), ...(givenAway && { requested_by: null }), version: row.version + 1 })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await replaceAttendance(tx, { tenantId, sessionId: id, animalIds: input.animalIds, corporatePatientIds: input.selectedCorporatePatients ?? [], allowOverlap: overlap.allow_overlap })
  const forced = input.force && overlap.allow_overlap ? { forced: true, reason: input.forceReason ?? '' } : {}
  await audit(tx, { tenantId, accountId, act: 'update', entity: 'session', entityId: id, details: { fields: changedFields(row, columns, commentsChanged), ...forced } })
  if (!givenAway) await tellMoved(acting, row, input)
  return { saved: await savedSession(acting, id), etag: etagOf(changed) }
}

/** The session becomes somebody else's: whoever asked for it online is told it is off, and hears no more of it. */
async function tellGivenAway({ tx, services }: Acting, row: SessionRow): Promise<void> {
  if (!row.requested_by) return
  const letter = await sessionLetter(tx, row.id)
  if (letter.start > services.now()) await tellCancelled(tx, { ...letter, version: row.version + 1 }, { by: 'practice', wasValidated: row.state === 'VALIDATED' })
}

/** Who booked online has the session in an agenda: the new time goes there under the same invitation. */
async function tellMoved({ tx, services }: Acting, row: SessionRow, input: SessionInput): Promise<void> {
  if (row.state !== 'VALIDATED' || !row.requested_by || !isMoved(row, input)) return
  const letter = await sessionLetter(tx, row.id)
  if (letter.start > services.now()) await tellValidated(tx, letter, services.tokens)
}
