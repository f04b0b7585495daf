import { longDay } from 'shared/domain/format'

/** What every e-mail about a session says: date and times as the clocks of the practice show them. */
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
export const when = ({ date, startTime }: SessionSummary): string => `${longDay(date)} à ${startTime}`

/** The session as both sides see it. */
export const sessionFacts = (data: SessionSummary, seenBy: 'patient' | 'therapist'): [string, string][] => [
  ['Date', longDay(data.date)],
  ['Horaire', `de ${data.startTime} à ${data.endTime}`],
  ['Type de séance', data.sessionTypeName],
  seenBy === 'patient' ? ['Praticien', data.therapistName] : ['Patient', data.patientName],
]

/** The token stands in the fragment: it is never sent to a server by a mere click. */
export const cancelUrl = (publicUrl: string, token: string): string => `${publicUrl}/public/session/cancel#${token}`
