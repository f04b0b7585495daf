import { invitation } from '../invitation.ts'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'
import { cancelUrl, sessionFacts, when } from './sessionFacts.ts'

export const sessionValidated = (data: LetterData['sessionValidated'], context: RenderContext): LetterContent => ({
  subject: `Votre séance est confirmée : ${when(data)}`,
  title: 'Votre séance est confirmée',
  paragraphs: [`${data.therapistName} a validé votre demande. Le fichier joint ajoute la séance à votre agenda.`],
  facts: [...sessionFacts(data, 'patient'), ...(data.place ? [['Lieu', data.place] as [string, string]] : [])],
  action: { label: 'Voir ou annuler ma séance', url: cancelUrl(context.publicUrl, data.cancelToken) },
  attachment: invitation({ ...data, cancelled: false }, context),
})
