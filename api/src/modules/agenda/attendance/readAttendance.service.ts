import type {
  AttendanceEntry,
  AttendanceSheet,
  AttendedSession,
  Participant,
  StruckEntry,
} from 'shared/contracts/agenda/attendance'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { stateChangedRefusal } from '../../sessionStore/sessions/sessionState.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { findEntries, unstruckEntriesOf, type EntryRow } from './attendance.sql.ts'
import {
  listEmployees,
  findAttendedSession,
  findSessionsOfDayAtFirm,
  type AttendedRow,
  type NamedPerson,
} from './attendedSessions.sql.ts'
import { entryContentOf, decryptEntryText } from './entryContent.ts'

export const toAttendanceEntry = (row: EntryRow, cipher: FieldCipher): AttendanceEntry => ({
  entryId: row.id,
  kind: entryContentOf(decryptEntryText(cipher, row)).signature?.kind ?? null,
  recordedAt: row.recorded_at.toISOString(),
  receivedAt: row.received_at.toISOString(),
})

/** Returns the participant's entry that determines the presence: a signature takes precedence over an absence. */
export const decisiveEntryOf = (entries: readonly EntryRow[], participantId: string): EntryRow | undefined =>
  unstruckEntriesOf(entries)
    .filter((entry) => entry.participant_id === participantId)
    .toSorted((a, b) => Number(b.present) - Number(a.present))[0]

/** Lists the expected participants: the patient, or the employees of a firm if it has any. */
export async function listExpectedPatients({ tx }: MemberContext, row: AttendedRow): Promise<NamedPerson[]> {
  if (row.with_animal_only || row.patient_id === null) return []
  const employees = row.patient_type === 'FIRM' ? await listEmployees(tx, row.id, row.patient_id) : []
  return employees.length > 0 ? employees : [{ id: row.patient_id, name: row.patient_name }]
}

/** The struck entries of a participant, each with the reason, oldest first. */
function struckEntriesOf(entries: readonly EntryRow[], participantId: string, cipher: FieldCipher): StruckEntry[] {
  return entries
    .filter((entry) => entry.participant_id === participantId)
    .flatMap((entry) => {
      const strike = entries.find(({ strikes }) => strikes === entry.id)
      if (!strike) return []
      const reason = entryContentOf(decryptEntryText(cipher, strike)).strike?.reason ?? ''
      return [{ ...toAttendanceEntry(entry, cipher), struckAt: strike.received_at.toISOString(), reason }]
    })
}

interface SheetData {
  entries: readonly EntryRow[]
  cipher: FieldCipher
}

/** A session with its participants: the expected patients, other persons with an entry, and the practitioner. */
async function toAttendedSession(
  context: MemberContext,
  row: AttendedRow,
  { entries, cipher }: SheetData,
): Promise<AttendedSession> {
  const sessionEntries = entries.filter(({ session_id }) => session_id === row.id)
  const expectedPatients = await listExpectedPatients(context, row)
  const expectedIds = new Set([...expectedPatients.map(({ id }) => id), row.therapist_id])
  const otherParticipants = new Map(
    sessionEntries
      .filter(({ participant_id }) => !expectedIds.has(participant_id))
      .map((entry) => [entry.participant_id, { entry, name: entryContentOf(decryptEntryText(cipher, entry)).name }]),
  )
  const toParticipant = (id: string, name: string, role: Participant['role']): Participant => {
    const decisiveEntry = decisiveEntryOf(sessionEntries, id)
    const struckEntries = struckEntriesOf(sessionEntries, id, cipher)
    return {
      id,
      name,
      role,
      entry: decisiveEntry ? toAttendanceEntry(decisiveEntry, cipher) : null,
      ...(!expectedIds.has(id) && { isExpected: false }),
      ...(struckEntries.length > 0 && { struckEntries }),
    }
  }
  return {
    id: row.id,
    startTime: row.start_time,
    endTime: row.end_time,
    typeName: row.type_name,
    participants: [
      ...expectedPatients.map(({ id, name }) => toParticipant(id, name, 'PATIENT')),
      ...[...otherParticipants].map(([id, { entry, name }]) =>
        toParticipant(id, name, entry.member_id ? 'PRACTITIONER' : 'PATIENT'),
      ),
      toParticipant(row.therapist_id, row.therapist_name, 'PRACTITIONER'),
    ],
  }
}

/** Whether a session in this state has an attendance sheet: it is validated, or was cancelled. */
export const hasSheet = ({ state }: Pick<AttendedRow, 'state'>): boolean =>
  state === 'VALIDATED' || state === 'CANCELLED'

/**
 * The sessions on a sheet: the session itself, or all sessions of that day at its firm. Throws 409 if the session has
 * no sheet.
 */
export async function listSessionsOfSheet({ tx }: MemberContext, id: string): Promise<AttendedRow[]> {
  const row = requireFound(await findAttendedSession(tx, id))
  if (!hasSheet(row)) throw stateChangedRefusal()
  if (row.patient_type !== 'FIRM' || row.patient_id === null) return [row]
  const sessionsOfDay = await findSessionsOfDayAtFirm(tx, row.patient_id, row.day)
  return sessionsOfDay.some((session) => session.id === id) ? sessionsOfDay : [row]
}

export async function readSheet(
  context: MemberContext,
  rows: readonly AttendedRow[],
  sheetData: SheetData,
): Promise<AttendanceSheet> {
  const sessions: AttendedSession[] = []
  for (const row of rows) sessions.push(await toAttendedSession(context, row, sheetData))
  const [firstRow] = rows
  return {
    date: firstRow?.day ?? '',
    practice: await findPracticeName(context.tx),
    firm: firstRow?.patient_type === 'FIRM' ? firstRow.patient_name : null,
    sessions,
  }
}

export async function readAttendance(context: MemberContext, id: string): Promise<AttendanceSheet> {
  const rows = await listSessionsOfSheet(context, id)
  const entries = await findEntries(
    context.tx,
    rows.map((row) => row.id),
  )
  return readSheet(context, rows, { entries, cipher: await cipherOf(context) })
}
