import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { calendarFileOf } from '../calendarFile.ts'
import { exampleSession } from './exampleSession.ts'
import { sessionFacts, sessionMoment, type SessionSummary } from './sessionFacts.ts'

/** Sent to the patient when a session or a request is cancelled, and to the therapist if the patient cancelled it. */
type Data = SessionSummary & {
  by: 'practice' | 'patient'
  to: 'patient' | 'therapist'
  timeZone: string
  sequence: number
  wasValidated: boolean
}

function explanationOf({ by, to, wasValidated, therapistName, patientName }: Data): string {
  const subjectText = wasValidated ? 'la séance' : 'la demande de séance'
  if (to === 'therapist') return `${patientName} a annulé ${subjectText}. Le créneau est de nouveau libre.`
  return by === 'patient'
    ? `Comme vous l'avez demandé, ${subjectText} est annulée.`
    : `${therapistName} a dû annuler ${subjectText}.`
}

function render(data: Data, context: RenderContext): EmailContent {
  const heading = data.wasValidated ? 'Séance annulée' : 'Demande de séance annulée'
  return {
    subject: `${heading} : ${sessionMoment(data)}`,
    title: heading,
    paragraphs: [explanationOf(data)],
    facts: sessionFacts(data, data.to),
    action:
      data.to === 'patient'
        ? { label: 'Chercher un autre créneau', url: `${context.publicUrl}/therapists` }
        : { label: 'Ouvrir mon agenda', url: `${context.publicUrl}/pros/sessions` },
    // Removes the session from the patient's calendar, to which the file of the confirmation added it.
    ...(data.wasValidated &&
      data.to === 'patient' && { attachment: calendarFileOf({ ...data, place: '', cancelled: true }, context) }),
  }
}

const exampleData = { ...exampleSession, timeZone: 'Europe/Paris', sequence: 3, wasValidated: true }

export const sessionCancelledEmail = defineEmail({
  name: 'sessionCancelled',
  sender: ({ to }) => (to === 'patient' ? 'PRACTICE' : 'PRODUCT'),
  isAutomatic: true,
  render,
  examples: [
    {
      about: 'a session that the practice cancels',
      data: { ...exampleData, by: 'practice', to: 'patient' },
      subject: 'Séance annulée : mardi 31 mars 2026 à 10:00',
      excerpts: ['Alice Durand a dû annuler la séance.'],
      link: 'https://complice.test/therapists',
    },
    {
      about: 'a session that the patient cancels, to the patient',
      data: { ...exampleData, by: 'patient', to: 'patient' },
      subject: 'Séance annulée : mardi 31 mars 2026 à 10:00',
      excerpts: ["Comme vous l'avez demandé, la séance est annulée."],
      link: 'https://complice.test/therapists',
    },
    {
      about: 'a request that the patient cancels, to the therapist',
      data: { ...exampleData, wasValidated: false, by: 'patient', to: 'therapist' },
      subject: 'Demande de séance annulée : mardi 31 mars 2026 à 10:00',
      excerpts: ["Paul <b>L'Hermite</b> a annulé la demande de séance."],
      link: 'https://complice.test/pros/sessions',
    },
  ],
})
