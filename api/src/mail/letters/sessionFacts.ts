import type { SessionMail } from '../mails.ts'

const french = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** « mardi 3 mars 2026 » */
export const inFrench = (day: string): string => french.format(new Date(`${day}T00:00:00Z`))

/** « mardi 3 mars 2026 à 10:00 », for subjects. */
export const when = ({ date, startTime }: SessionMail): string => `${inFrench(date)} à ${startTime}`

/** The session as both sides see it. */
export const sessionFacts = (mail: SessionMail, seenBy: 'patient' | 'therapist'): [string, string][] => [
  ['Date', inFrench(mail.date)],
  ['Horaire', `de ${mail.startTime} à ${mail.endTime}`],
  ['Type de séance', mail.sessionTypeName],
  seenBy === 'patient' ? ['Praticien', mail.therapistName] : ['Patient', mail.patientName],
]

/** The token stands in the fragment: it is never sent to a server by a mere click. */
export const cancelUrl = (publicUrl: string, token: string): string => `${publicUrl}/public/session/cancel#${token}`
