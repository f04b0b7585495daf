import type { SavedSessions, SessionInput } from 'shared/contracts/session'
import { audit } from '../../audit.ts'
import { uuidv7 } from '../../uuid.ts'
import { replaceAttendance } from './attendance.sql.ts'
import { lockSchedules } from './locks.sql.ts'
import { place, type Acting } from './placing.service.ts'
import { checkReferences } from './references.sql.ts'
import { columnsOf } from './sessionColumns.ts'
import { checkInput, checkOnce } from './sessionInput.ts'
import { drawnSessions, shortOf } from './sessions.sql.ts'

export const overlapColumns = (forced: boolean, { forceReason = '' }: SessionInput) => ({ allow_overlap: forced, force_reason: forced ? forceReason : null })

export async function savedSession({ tx }: Acting, id: string): Promise<SavedSessions> {
  const row = await drawnSessions(tx).where('session.id', '=', id).executeTakeFirstOrThrow()
  return { sessions: [shortOf(row)], kept: [] }
}

/** A session of the practice's own is validated from the start. */
export async function addSession(acting: Acting, input: SessionInput): Promise<SavedSessions> {
  const { tx, member, services } = acting
  const { tenantId, accountId, timeZone } = member
  checkOnce(input)
  checkInput(input, timeZone)
  await checkReferences(tx, input)
  const { startDate: date, startTime, endTime, therapistId, animalIds, selectedCorporatePatients = [] } = input
  await lockSchedules(tx, [therapistId, ...animalIds])
  const forced = await place(acting, { span: { date, startTime, endTime }, therapistId, animalIds }, input.force)

  const id = uuidv7()
  const seal = await services.sealing.of(tx, tenantId)
  await tx
    .insertInto('session')
    .values({ tenant_id: tenantId, id, state: 'VALIDATED', ...columnsOf(id, input, seal), ...overlapColumns(forced, input) })
    .execute()
  await replaceAttendance(tx, { tenantId, sessionId: id, animalIds, corporatePatientIds: selectedCorporatePatients, allowOverlap: forced })
  await audit(tx, { tenantId, accountId, act: 'create', entity: 'session', entityId: id, details: forced ? { forced, reason: input.forceReason ?? '' } : {} })
  return savedSession(acting, id)
}
