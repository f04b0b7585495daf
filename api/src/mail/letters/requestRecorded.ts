import { requestHoldHours } from 'shared/domain/sessions/booking'
import type { Letter, Writing } from '../letter.ts'
import type { Mails } from '../mails.ts'
import { cancelUrl, sessionFacts, when } from './sessionFacts.ts'

export const requestRecorded = (mail: Mails['requestRecorded'], { publicUrl }: Writing): Letter => ({
  subject: `Votre demande de séance est enregistrée : ${when(mail)}`,
  title: 'Votre demande de séance est enregistrée',
  paragraphs: [`${mail.therapistName} doit encore la valider. Vous recevrez un mail dès que ce sera fait.`],
  facts: sessionFacts(mail, 'patient'),
  action: { label: 'Voir ou annuler ma demande', url: cancelUrl(publicUrl, mail.cancelToken) },
  notes: [`Sans réponse sous ${requestHoldHours} heures, la demande prend fin d'elle-même et vous en êtes averti.`],
})
