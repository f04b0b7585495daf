import { longDay } from 'shared/domain/format'

/** Session data in e-mails: date and times in the practice's time zone. */
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

/** « mardi 3 mars 2026 à 10:00 », for subjects. */
export const when = ({ date, startTime }: Pick<SessionSummary, 'date' | 'startTime'>): string =>
  `${longDay(date)} à ${startTime}`

/** Session details for patient and therapist. */
export const sessionFacts = (data: SessionSummary, seenBy: 'patient' | 'therapist'): [string, string][] => [
  ['Date', longDay(data.date)],
  ['Horaire', `de ${data.startTime} à ${data.endTime}`],
  ['Type de séance', data.sessionTypeName],
  seenBy === 'patient' ? ['Praticien', data.therapistName] : ['Patient', data.patientName],
]

/** The token is in the fragment, which a click sends to no server. */
export const cancelUrl = (publicUrl: string, token: string): string => `${publicUrl}/public/session/cancel#${token}`
