import { requestHoldHours } from 'shared/domain/sessions/booking'
import type { Letter, Writing } from '../letter.ts'
import type { Mails } from '../mails.ts'
import { sessionFacts, when } from './sessionFacts.ts'

export const requestReceived = (mail: Mails['requestReceived'], { publicUrl }: Writing): Letter => ({
  subject: `Nouvelle demande de séance : ${when(mail)}`,
  title: 'Une demande de séance vous attend',
  paragraphs: [
    `${mail.patientName} souhaite une séance avec vous.`,
    mail.hasAnswers ? 'Ses réponses à vos questions vous attendent dans la séance.' : '',
    `Le créneau lui est réservé pendant ${requestHoldHours} heures, ou jusqu'au début de la séance : validez ou annulez la demande depuis votre agenda.`,
  ].filter(Boolean),
  facts: sessionFacts(mail, 'therapist'),
  action: { label: 'Répondre à la demande', url: `${publicUrl}/pros/session/${mail.sessionId}` },
})
