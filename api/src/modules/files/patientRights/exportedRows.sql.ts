import type { Tx } from '../../../db.ts'
import { memberName } from '../../../memberName.sql.ts'
import { isSessionOfPatient, patientPresence } from '../patientFiles/patientSessions.sql.ts'
import { onClub, onSessionType, onTherapist } from '../../sessionStore/sessions/sessionJoins.sql.ts'

/**
 * All sessions of a patient, including requests and cancelled, expired and deleted sessions, and a firm's sessions that
 * name the patient as employee, oldest first.
 */
export const listExportedSessions = (tx: Tx, patientId: string) =>
  tx
    .selectFrom('session')
    .innerJoin('session_type', onSessionType)
    .innerJoin('member', onTherapist)
    .leftJoin('club', onClub)
    .select([
      'session.id',
      'day',
      'start_time',
      'end_time',
      'state',
      'patient_id',
      'paid',
      'price',
      'comments',
      'evaluation',
      'session_type.name as type_name',
      'club.name as club_name',
      memberName.as('therapist_name'),
      patientPresence(patientId).as('patient_present'),
    ])
    .where(isSessionOfPatient(patientId))
    .orderBy('day')
    .orderBy('start_time')
    .orderBy('session.id')
    .execute()

export type ExportedSession = Awaited<ReturnType<typeof listExportedSessions>>[number]

/** The ids of the patient and of the patients whose files were merged into this patient's file. */
export async function listIdsOfFile(tx: Tx, patientId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('patient')
    .select('id')
    .where((where) => where.or([where('id', '=', patientId), where('merged_into', '=', patientId)]))
    .execute()
  return rows.map(({ id }) => id)
}

/** The recordings of a patient's own sessions, in chronological order. */
export const listExportedAudios = (tx: Tx, patientId: string) =>
  tx
    .selectFrom('session_audio')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenant_id', '=', 'session_audio.tenant_id')
        .onRef('session.id', '=', 'session_audio.session_id'),
    )
    .select(['session_audio.id', 'session_id', 'media_type', 'day', 'start_time'])
    .where('session.patient_id', '=', patientId)
    .orderBy('day')
    .orderBy('start_time')
    .orderBy('session_audio.name')
    .execute()

/** The signatures and recorded absences of a patient. */
export const listExportedAttendance = (tx: Tx, patientId: string) =>
  tx
    .selectFrom('attendance_entry')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('received_at')
    .orderBy('id')
    .execute()

/** The reports issued about a patient, oldest first. */
export const listExportedReports = (tx: Tx, patientId: string) =>
  tx
    .selectFrom('programme_report')
    .innerJoin('programme', (join) =>
      join
        .onRef('programme.tenant_id', '=', 'programme_report.tenant_id')
        .onRef('programme.id', '=', 'programme_report.programme_id'),
    )
    .select(['programme_report.id', 'given_at', 'audience', 'author_name'])
    .where('programme.patient_id', '=', patientId)
    .orderBy('given_at')
    .orderBy('programme_report.id')
    .execute()
