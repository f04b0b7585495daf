import type { AttendanceEntry, AttendanceInput } from 'shared/contracts/agenda/attendance'
import { errorCode } from 'shared/contracts/errorCodes'
import { canSignSheetOf } from 'shared/domain/sessions/attendanceDay'
import { auditMember } from '../../../audit.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { stateChangedRefusal } from '../../sessionStore/sessions/sessionState.ts'
import { findRemainingId } from '../../patients/patients/patients.sql.ts'
import { lockSession } from '../../sessionStore/sessions/sessionState.sql.ts'
import { findEntries, findEntry, insertEntry, unstruckEntriesOf, type EntryRow } from './attendance.sql.ts'
import { findAttendedSession, findPerson } from './attendedSessions.sql.ts'
import { encryptEntry } from './entryContent.ts'
import { updatePresence } from './presence.sql.ts'
import { toAttendanceEntry, hasSheet, listExpectedPatients } from './readAttendance.service.ts'

/**
 * Refuses a second entry of a participant (409), except a signature after an absence; `entries` must not contain struck
 * entries.
 */
function refuseSecondEntry(
  entries: readonly EntryRow[],
  { participantId, signature }: Pick<AttendanceInput, 'participantId' | 'signature'>,
): void {
  const entriesOfParticipant = entries.filter(({ participant_id }) => participant_id === participantId)
  if (entriesOfParticipant.some(({ present }) => present || signature === null))
    throw new Refusal(409, errorCode.attendanceRecorded)
}

/**
 * Refuses (409) a person who is not the practitioner, the patient or an employee of the firm, and who has no entry on
 * the sheet yet.
 */
async function refuseUnexpected(
  context: MemberContext,
  { sessionId, participantId }: { sessionId: string; participantId: string },
  entries: readonly EntryRow[],
): Promise<void> {
  if (entries.some(({ participant_id }) => participant_id === participantId)) return
  const session = requireFound(await findAttendedSession(context.tx, sessionId))
  if (session.therapist_id === participantId) return
  const expectedPatients = await listExpectedPatients(context, session)
  if (!expectedPatients.some(({ id }) => id === participantId)) throw new Refusal(409, errorCode.attendeeNotExpected)
}

/**
 * Adds an entry to a session's sheet and updates the session's presence. Idempotent by the entry id that the device
 * chose. Refuses an entry before the session's day, and an entry of a person who is not expected; accepts an entry
 * after the session was billed or cancelled, because the person signed before that.
 */
export async function recordAttendance(
  context: MemberContext,
  sessionId: string,
  input: AttendanceInput,
): Promise<AttendanceEntry> {
  const { tx, member, services } = context
  const { entryId, recordedAt, signature } = input
  const session = requireFound(await lockSession(tx, sessionId))
  // The participant's file may have been merged since the sheet was opened.
  const participantId = await findRemainingId(tx, input.participantId)
  const person = requireFound(await findPerson(tx, participantId))
  const cipher = await cipherOf(context)

  const existingEntry = await findEntry(tx, entryId)
  if (existingEntry) {
    if (existingEntry.session_id === sessionId && existingEntry.participant_id === participantId)
      return toAttendanceEntry(existingEntry, cipher)
    throw new Refusal(409, errorCode.attendanceRecorded)
  }
  if (!hasSheet(session)) throw stateChangedRefusal()
  if (!canSignSheetOf(session.day, todayOf(context))) throw new Refusal(409, errorCode.attendanceTooEarly)
  const entries = unstruckEntriesOf(await findEntries(tx, [sessionId]))
  refuseSecondEntry(entries, { participantId, signature })
  await refuseUnexpected(context, { sessionId, participantId }, entries)

  const row = await insertEntry(tx, {
    tenant_id: member.tenantId,
    id: entryId,
    session_id: sessionId,
    [person.isMember ? 'member_id' : 'patient_id']: participantId,
    present: signature !== null,
    recorded_at: recordedAt,
    received_at: services.now(),
    recorded_by: member.accountId,
    content: encryptEntry(cipher, entryId, { name: person.name, signature }),
  })
  if (!person.isMember) await updatePresence(tx, session, { patientId: participantId, isPresent: signature !== null })
  await auditMember(context, {
    act: signature === null ? 'markAbsent' : 'sign',
    entity: 'session',
    entityId: sessionId,
    details: { kind: signature?.kind ?? null },
  })
  return toAttendanceEntry(row, cipher)
}
