import type { PatientSession } from 'shared/contracts/patients/patientFile'
import { shortDay } from 'shared/domain/format'

/** A session in a patient's file. */
export interface FileSession extends PatientSession {
  /** It is the patient's own; that of a firm, which names this employee, is changed in the firm's file. */
  isOwn: boolean
}

/** « Séance du 20/11/2026 à 10:00 » */
export const sessionName = ({ date, startTime }: Pick<PatientSession, 'date' | 'startTime'>) =>
  `Séance du ${shortDay(date)} à ${startTime}`
