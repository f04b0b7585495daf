import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { invitation } from '../invitation.ts'
import { exampleSession } from './exampleSession.ts'
import { sessionFacts, when, type SessionSummary } from './sessionFacts.ts'

/** Sent to the patient, or to the therapist if the patient cancelled. */
type Data = SessionSummary & {
  by: 'practice' | 'patient'
  to: 'patient' | 'therapist'
  timeZone: string
  sequence: number
  wasValidated: boolean
}

function explained({ by, to, wasValidated, therapistName, patientName }: Data): string {
  const what = wasValidated ? 'la séance' : 'la demande de séance'
  if (to === 'therapist') return `${patientName} a annulé ${what}. Le créneau est de nouveau libre.`
  return by === 'patient' ? `Comme vous l'avez demandé, ${what} est annulée.` : `${therapistName} a dû annuler ${what}.`
}

function render(data: Data, context: RenderContext): EmailContent {
  const what = data.wasValidated ? 'Séance annulée' : 'Demande de séance annulée'
  return {
    subject: `${what} : ${when(data)}`,
    title: what,
    paragraphs: [explained(data)],
    facts: sessionFacts(data, data.to),
    action:
      data.to === 'patient'
        ? { label: 'Chercher un autre créneau', url: `${context.publicUrl}/therapists` }
        : { label: 'Ouvrir mon agenda', url: `${context.publicUrl}/pros/sessions` },
    // The patient's calendar added the session from the first file; this file removes it.
    ...(data.wasValidated &&
      data.to === 'patient' && { attachment: invitation({ ...data, place: '', cancelled: true }, context) }),
  }
}

const cancelled = { ...exampleSession, timeZone: 'Europe/Paris', sequence: 3, wasValidated: true }

export const sessionCancelledEmail = defineEmail({
  name: 'sessionCancelled',
  render,
  examples: [
    {
      about: 'a session the practice cancels',
      data: { ...cancelled, by: 'practice', to: 'patient' },
      subject: 'Séance annulée : mardi 31 mars 2026 à 10:00',
      says: ['Alice Durand a dû annuler la séance.'],
      link: 'https://complice.test/therapists',
    },
    {
      about: 'a session the patient cancels, to the patient',
      data: { ...cancelled, by: 'patient', to: 'patient' },
      subject: 'Séance annulée : mardi 31 mars 2026 à 10:00',
      says: ["Comme vous l'avez demandé, la séance est annulée."],
      link: 'https://complice.test/therapists',
    },
    {
      about: 'a request the patient cancels, to the therapist',
      data: { ...cancelled, wasValidated: false, by: 'patient', to: 'therapist' },
      subject: 'Demande de séance annulée : mardi 31 mars 2026 à 10:00',
      says: ["Paul <b>L'Hermite</b> a annulé la demande de séance."],
      link: 'https://complice.test/pros/sessions',
    },
  ],
})
