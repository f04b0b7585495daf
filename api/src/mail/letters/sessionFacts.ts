import { longDay } from 'shared/domain/format'
import type { SessionMail } from '../mails.ts'

/** « mardi 3 mars 2026 à 10:00 », for subjects. */
export const when = ({ date, startTime }: SessionMail): string => `${longDay(date)} à ${startTime}`

/** The session as both sides see it. */
export const sessionFacts = (mail: SessionMail, seenBy: 'patient' | 'therapist'): [string, string][] => [
  ['Date', longDay(mail.date)],
  ['Horaire', `de ${mail.startTime} à ${mail.endTime}`],
  ['Type de séance', mail.sessionTypeName],
  seenBy === 'patient' ? ['Praticien', mail.therapistName] : ['Patient', mail.patientName],
]

/** The token stands in the fragment: it is never sent to a server by a mere click. */
export const cancelUrl = (publicUrl: string, token: string): string => `${publicUrl}/public/session/cancel#${token}`
