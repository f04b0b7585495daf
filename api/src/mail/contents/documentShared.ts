import { shortDay } from 'shared/domain/format'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

/** Says neither whose document it is nor what it is about: a mail is read by others too. */
export const documentShared = (
  { practiceName, token, validUntil }: LetterData['documentShared'],
  { publicUrl }: RenderContext,
): LetterContent => ({
  subject: `Un document de ${practiceName}`,
  title: 'Un document vous est adressé',
  paragraphs: [
    `${practiceName} met un document à votre disposition. Il est confidentiel : ne transférez pas ce mail.`,
    `Le lien est valable jusqu'au ${shortDay(validUntil)}.`,
  ],
  action: { label: 'Ouvrir le document', url: `${publicUrl}/public/document#${token}` },
  notes: ["Vous n'attendiez pas de document ? Ignorez ce mail, ou demandez à l'expéditeur ce qu'il en est."],
})
