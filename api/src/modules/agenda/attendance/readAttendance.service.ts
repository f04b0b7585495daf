import type { AttendanceEntry, AttendanceSheet, AttendedSession, Participant } from 'shared/contracts/agenda/attendance'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { found } from '../../../refusal.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { stateChanged } from '../../sessionStore/sessions/sessionState.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { findEntries, type EntryRow } from './attendance.sql.ts'
import {
  listEmployees,
  findAttendedSession,
  findDayAtFirm,
  type AttendedRow,
  type NamedPerson,
} from './attendedSessions.sql.ts'
import { entryContentOf, entryText } from './entryContent.ts'

export const entryOf = (row: EntryRow, cipher: FieldCipher): AttendanceEntry => ({
  entryId: row.id,
  kind: entryContentOf(entryText(cipher, row)).signature?.kind ?? null,
  recordedAt: row.recorded_at.toISOString(),
  receivedAt: row.received_at.toISOString(),
})

/** The entry of a participant. Somebody marked absent who then signed has two: the signature counts. */
const lineOf = (entries: readonly EntryRow[], participantId: string): EntryRow | undefined =>
  entries
    .filter((entry) => entry.participant_id === participantId)
    .toSorted((a, b) => Number(b.present) - Number(a.present))[0]

/** The expected participants: the patient, or the employees of a firm. */
async function patientsOf({ tx }: MemberContext, row: AttendedRow): Promise<NamedPerson[]> {
  if (row.with_animal_only || row.patient_id === null) return []
  const employees = row.patient_type === 'FIRM' ? await listEmployees(tx, row.id, row.patient_id) : []
  return employees.length > 0 ? employees : [{ id: row.patient_id, name: row.patient_name }]
}

interface Reading {
  entries: readonly EntryRow[]
  cipher: FieldCipher
}

/** A session with its participants: expected ones, others who signed, and the practitioner. */
async function sessionOf(
  context: MemberContext,
  row: AttendedRow,
  { entries, cipher }: Reading,
): Promise<AttendedSession> {
  const own = entries.filter(({ session_id }) => session_id === row.id)
  const expected = await patientsOf(context, row)
  const known = new Set([...expected.map(({ id }) => id), row.therapist_id])
  const others = new Map(
    own
      .filter(({ participant_id }) => !known.has(participant_id))
      .map((entry) => [entry.participant_id, { entry, name: entryContentOf(entryText(cipher, entry)).name }]),
  )
  const participant = (id: string, name: string, role: Participant['role']): Participant => {
    const line = lineOf(own, id)
    return { id, name, role, entry: line ? entryOf(line, cipher) : null }
  }
  return {
    id: row.id,
    startTime: row.start_time,
    endTime: row.end_time,
    typeName: row.type_name,
    participants: [
      ...expected.map(({ id, name }) => participant(id, name, 'PATIENT')),
      ...[...others].map(([id, { entry, name }]) =>
        participant(id, name, entry.member_id ? 'PRACTITIONER' : 'PATIENT'),
      ),
      participant(row.therapist_id, row.therapist_name, 'PRACTITIONER'),
    ],
  }
}

/** The sessions of a sheet: the session, or all of the day at its firm. Throws 409 for a request. */
export async function listSessionsOfSheet({ tx }: MemberContext, id: string): Promise<AttendedRow[]> {
  const row = found(await findAttendedSession(tx, id))
  if (row.state === 'PENDING' || row.state === 'EXPIRED') throw stateChanged()
  if (row.patient_type !== 'FIRM' || row.patient_id === null) return [row]
  const ofDay = await findDayAtFirm(tx, row.patient_id, row.day)
  return ofDay.some((each) => each.id === id) ? ofDay : [row]
}

export async function readSheet(
  context: MemberContext,
  rows: readonly AttendedRow[],
  reading: Reading,
): Promise<AttendanceSheet> {
  const sessions: AttendedSession[] = []
  for (const row of rows) sessions.push(await sessionOf(context, row, reading))
  const [first] = rows
  return {
    date: first?.day ?? '',
    practice: await findPracticeName(context.tx),
    firm: first?.patient_type === 'FIRM' ? first.patient_name : null,
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
