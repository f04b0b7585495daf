import { csvOf } from 'shared/domain/csv'
import { shortDay } from 'shared/domain/format'
import type { ExportedSession } from './exportedRows.sql.ts'

const states = {
  PENDING: 'Demande',
  VALIDATED: 'Validée',
  CANCELLED: 'Annulée',
  EXPIRED: 'Expirée',
  HIDDEN: 'Supprimée',
}

const columnTitles = [
  'Date',
  'Début',
  'Fin',
  'Type',
  'Praticien',
  'Lieu',
  'État',
  'Présent',
  'Payée',
  'Prix',
  'Commentaires',
]

const yesOrNo = (value: boolean) => (value ? 'oui' : 'non')

/** A session with decrypted comments. */
type DecryptedSession = Omit<ExportedSession, 'comments' | 'evaluation'> & { comments: string }

/** Renders the sessions as CSV. Comments are decrypted, and empty for a firm's sessions in an employee's export. */
export const sessionsCsv = (sessions: readonly DecryptedSession[]): string =>
  csvOf([
    columnTitles,
    ...sessions.map((session) => [
      shortDay(session.day),
      session.start_time,
      session.end_time,
      session.type_name,
      session.therapist_name,
      session.club_name ?? '',
      states[session.state],
      yesOrNo(session.patient_present),
      yesOrNo(session.paid),
      String(session.price).replace('.', ','),
      session.comments,
    ]),
  ])
