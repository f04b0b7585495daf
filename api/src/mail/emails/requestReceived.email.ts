import { requestHoldHours } from 'shared/domain/sessions/booking'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { exampleSession } from './exampleSession.ts'
import { sessionFacts, sessionMoment, type SessionSummary } from './sessionFacts.ts'

/** Sent to the therapist when a patient requests a session. */
type Data = SessionSummary & { hasAnswers: boolean }

const render = (data: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: `Nouvelle demande de séance : ${sessionMoment(data)}`,
  title: 'Une demande de séance vous attend',
  paragraphs: [
    `${data.patientName} souhaite une séance avec vous.`,
    data.hasAnswers ? 'Ses réponses à vos questions vous attendent dans la séance.' : '',
    `Le créneau lui est réservé pendant ${requestHoldHours} heures, ou jusqu'au début de la séance : validez ou annulez la demande depuis votre agenda.`,
  ].filter(Boolean),
  facts: sessionFacts(data, 'therapist'),
  action: { label: 'Répondre à la demande', url: `${publicUrl}/pros/session/${data.sessionId}` },
})

export const requestReceivedEmail = defineEmail({
  name: 'requestReceived',
  isAutomatic: true,
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'a request, to the therapist',
      data: { ...exampleSession, hasAnswers: true },
      subject: 'Nouvelle demande de séance : mardi 31 mars 2026 à 10:00',
      excerpts: ["Paul <b>L'Hermite</b>", 'de 10:00 à 11:00', 'Équithérapie', 'Ses réponses'],
      link: `https://complice.test/pros/session/${exampleSession.sessionId}`,
    },
  ],
})
