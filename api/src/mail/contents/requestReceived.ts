import { requestHoldHours } from 'shared/domain/sessions/booking'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'
import { sessionFacts, when } from './sessionFacts.ts'

export const requestReceived = (data: LetterData['requestReceived'], { publicUrl }: RenderContext): LetterContent => ({
  subject: `Nouvelle demande de séance : ${when(data)}`,
  title: 'Une demande de séance vous attend',
  paragraphs: [
    `${data.patientName} souhaite une séance avec vous.`,
    data.hasAnswers ? 'Ses réponses à vos questions vous attendent dans la séance.' : '',
    `Le créneau lui est réservé pendant ${requestHoldHours} heures, ou jusqu'au début de la séance : validez ou annulez la demande depuis votre agenda.`,
  ].filter(Boolean),
  facts: sessionFacts(data, 'therapist'),
  action: { label: 'Répondre à la demande', url: `${publicUrl}/pros/session/${data.sessionId}` },
})
