import { shortDay } from 'shared/domain/format'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

export const teamInvitation = (
  { practiceName, inviter, token, validUntil }: LetterData['teamInvitation'],
  { publicUrl }: RenderContext,
): LetterContent => ({
  subject: `${practiceName} vous invite sur Complice`,
  title: "Rejoignez l'équipe",
  paragraphs: [
    `${inviter} vous invite à rejoindre ${practiceName} sur Complice. Choisissez un mot de passe pour ouvrir votre compte.`,
    `Ce lien ne sert qu'une fois ; il est valable jusqu'au ${shortDay(validUntil)}.`,
  ],
  action: { label: "Rejoindre l'équipe", url: `${publicUrl}/invitation#${token}` },
  notes: ["Vous ne connaissez pas ce cabinet ? Ignorez ce mail : aucun compte n'est ouvert sans vous."],
})
