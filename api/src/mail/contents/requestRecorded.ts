import { requestHoldHours } from 'shared/domain/sessions/booking'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'
import { cancelUrl, sessionFacts, when } from './sessionFacts.ts'

export const requestRecorded = (data: LetterData['requestRecorded'], { publicUrl }: RenderContext): LetterContent => ({
  subject: `Votre demande de séance est enregistrée : ${when(data)}`,
  title: 'Votre demande de séance est enregistrée',
  paragraphs: [`${data.therapistName} doit encore la valider. Vous recevrez un mail dès que ce sera fait.`],
  facts: sessionFacts(data, 'patient'),
  action: { label: 'Voir ou annuler ma demande', url: cancelUrl(publicUrl, data.cancelToken) },
  notes: [`Sans réponse sous ${requestHoldHours} heures, la demande prend fin d'elle-même et vous en êtes averti.`],
})
