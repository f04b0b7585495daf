import { longDay } from 'shared/domain/format'

/** Data of a session in e-mails; date and times are in the practice's time zone. */
export interface SessionSummary {
  tenantId: string
  sessionId: string
  date: string
  startTime: string
  endTime: string
  sessionTypeName: string
  therapistName: string
  patientName: string
}

/** Returns date and time for the subject, e.g. « mardi 3 mars 2026 à 10:00 ». */
export const sessionMoment = ({ date, startTime }: Pick<SessionSummary, 'date' | 'startTime'>): string =>
  `${longDay(date)} à ${startTime}`

/** Returns the details of a session, with the therapist's name for the patient and the patient's for the therapist. */
export const sessionFacts = (data: SessionSummary, reader: 'patient' | 'therapist'): [string, string][] => [
  ['Date', longDay(data.date)],
  ['Horaire', `de ${data.startTime} à ${data.endTime}`],
  ['Type de séance', data.sessionTypeName],
  reader === 'patient' ? ['Praticien', data.therapistName] : ['Patient', data.patientName],
]

/** Returns the URL of the page that cancels a session. The token is in the fragment, which is not sent to a server. */
export const cancelUrl = (publicUrl: string, token: string): string => `${publicUrl}/public/session/cancel#${token}`
