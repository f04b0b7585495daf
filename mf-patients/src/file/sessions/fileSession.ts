import type { PatientSession } from 'shared/contracts/patients/patientFile'
import { shortDay } from 'shared/domain/format'

/** Session in a patient's file. */
export interface FileSession extends PatientSession {
  /** True if the session belongs to this patient; a session of their firm is edited in the firm's file. */
  isOwn: boolean
}

/** Returns « Séance du 20/11/2026 à 10:00 ». */
export const sessionName = ({ date, startTime }: Pick<PatientSession, 'date' | 'startTime'>) =>
  `Séance du ${shortDay(date)} à ${startTime}`
