import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { calendarFileOf } from '../calendarFile.ts'
import { exampleSession } from './exampleSession.ts'
import { cancelUrl, sessionFacts, sessionMoment, type SessionSummary } from './sessionFacts.ts'

/** Sent to the patient when a session is validated, with an ICS file. */
type Data = SessionSummary & { cancelToken: string; place: string; timeZone: string; sequence: number }

const render = (data: Data, context: RenderContext): EmailContent => ({
  subject: `Votre séance est confirmée : ${sessionMoment(data)}`,
  title: 'Votre séance est confirmée',
  paragraphs: [`${data.therapistName} a validé votre demande. Le fichier joint ajoute la séance à votre agenda.`],
  facts: [...sessionFacts(data, 'patient'), ...(data.place ? [['Lieu', data.place] as [string, string]] : [])],
  action: { label: 'Voir ou annuler ma séance', url: cancelUrl(context.publicUrl, data.cancelToken) },
  attachment: calendarFileOf({ ...data, cancelled: false }, context),
})

export const sessionValidatedEmail = defineEmail({
  name: 'sessionValidated',
  sender: 'PRACTICE',
  isAutomatic: true,
  render,
  examples: [
    {
      about: 'a validated session',
      data: {
        ...exampleSession,
        cancelToken: 'ccc',
        place: 'Le Pré, Lyon',
        timeZone: 'Europe/Paris',
        sequence: 2,
      },
      subject: 'Votre séance est confirmée : mardi 31 mars 2026 à 10:00',
      excerpts: ['Alice Durand', 'Le Pré, Lyon'],
      link: 'https://complice.test/public/session/cancel#ccc',
    },
  ],
})
