import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { exampleSession } from './exampleSession.ts'
import { sessionFacts, sessionMoment, type SessionSummary } from './sessionFacts.ts'

/** Sent to the patient and to the therapist when a request was not validated in time. */
type Data = SessionSummary & { to: 'patient' | 'therapist' }

const render = (data: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: `Demande de séance sans réponse : ${sessionMoment(data)}`,
  title: 'La demande de séance a pris fin',
  paragraphs: [
    data.to === 'patient'
      ? `${data.therapistName} n'a pas pu répondre à temps à votre demande. Le créneau n'est plus réservé.`
      : `La demande de ${data.patientName} n'a pas reçu de réponse à temps. Le créneau est de nouveau libre.`,
  ],
  facts: sessionFacts(data, data.to),
  action:
    data.to === 'patient'
      ? { label: 'Chercher un autre créneau', url: `${publicUrl}/therapists` }
      : { label: 'Ouvrir mon agenda', url: `${publicUrl}/pros/sessions` },
})

export const requestExpiredEmail = defineEmail({
  name: 'requestExpired',
  sender: ({ to }) => (to === 'patient' ? 'PRACTICE' : 'PRODUCT'),
  isAutomatic: true,
  render,
  examples: [
    {
      about: 'an expired request, to the patient',
      data: { ...exampleSession, to: 'patient' },
      subject: 'Demande de séance sans réponse : mardi 31 mars 2026 à 10:00',
      excerpts: ["Alice Durand n'a pas pu répondre à temps"],
      link: 'https://complice.test/therapists',
    },
    {
      about: 'an expired request, to the therapist',
      data: { ...exampleSession, to: 'therapist' },
      subject: 'Demande de séance sans réponse : mardi 31 mars 2026 à 10:00',
      excerpts: ["La demande de Paul <b>L'Hermite</b>"],
      link: 'https://complice.test/pros/sessions',
    },
  ],
})
