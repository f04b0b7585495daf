import type { AttendanceSheet, StrikeInput } from 'shared/contracts/agenda/attendance'
import { errorCode } from 'shared/contracts/errorCodes'
import { strikeProblems } from 'shared/domain/sessions/strikeProblems'
import { auditMember } from '../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { lockSession } from '../../sessionStore/sessions/sessionState.sql.ts'
import { stateChangedRefusal } from '../../sessionStore/sessions/sessionState.ts'
import { findEntries, findEntry, insertEntry } from './attendance.sql.ts'
import { decryptEntryText, encryptEntry, entryContentOf } from './entryContent.ts'
import { updatePresence } from './presence.sql.ts'
import { decisiveEntryOf, hasSheet, readAttendance } from './readAttendance.service.ts'

/**
 * Strikes an entry that was made by mistake: adds an entry with the reason and keeps the struck entry (ruling 62).
 * Derives the presence from the participant's remaining entry; without one, it is unknown. Idempotent by the strike id
 * that the device chose.
 */
export async function strikeEntry(
  context: MemberContext,
  sessionId: string,
  { strikeId, entryId, reason }: StrikeInput,
): Promise<AttendanceSheet> {
  const { tx, member, services } = context
  refuseProblems(strikeProblems({ reason }))
  const session = requireFound(await lockSession(tx, sessionId))
  if (!hasSheet(session)) throw stateChangedRefusal()
  const entries = await findEntries(tx, [sessionId])
  const struckEntry = requireFound(entries.find(({ id, strikes }) => id === entryId && strikes === null))
  const formerStrike = (await findEntry(tx, strikeId)) ?? entries.find(({ strikes }) => strikes === entryId)
  if (formerStrike) {
    if (formerStrike.id === strikeId && formerStrike.strikes === entryId) return readAttendance(context, sessionId)
    throw new Refusal(409, errorCode.attendanceStruck)
  }

  const cipher = await cipherOf(context)
  const { name } = entryContentOf(decryptEntryText(cipher, struckEntry))
  const { patient_id: patientId, member_id: memberId, signed_as: signedAs } = struckEntry
  const now = services.now()
  const strikeRow = await insertEntry(tx, {
    tenant_id: member.tenantId,
    id: strikeId,
    session_id: sessionId,
    patient_id: patientId,
    member_id: memberId,
    signed_as: signedAs,
    present: false,
    recorded_at: now,
    received_at: now,
    recorded_by: member.accountId,
    strikes: entryId,
    content: encryptEntry(cipher, strikeId, { name, signature: null, strike: { entryId, reason: reason.trim() } }),
  })
  if (patientId !== null) {
    const remainingEntry = decisiveEntryOf([...entries, strikeRow], patientId)
    await updatePresence(tx, session, { patientId, isPresent: remainingEntry?.present ?? null })
  }
  await auditMember(context, { act: 'strike', entity: 'session', entityId: sessionId })
  return readAttendance(context, sessionId)
}
