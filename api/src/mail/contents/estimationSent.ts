import { shortDay } from 'shared/domain/format'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'
import { estimationUrl } from './estimationUrl.ts'

export const estimationSent = (
  { practiceName, number, validUntil, text, token }: LetterData['estimationSent'],
  { publicUrl }: RenderContext,
): LetterContent => ({
  subject: `Devis ${number} de ${practiceName}`,
  title: `Votre devis ${number}`,
  paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ''),
  facts: [["Valable jusqu'au", shortDay(validUntil)]],
  action: { label: 'Voir le devis', url: estimationUrl(publicUrl, token) },
  notes: [
    "Ce lien est personnel : il permet de lire le devis, de l'accepter ou de le refuser. Ne transférez pas ce mail.",
    "Vous n'attendiez pas de devis ? Ignorez ce mail : sans réponse de votre part, rien n'est dû.",
  ],
})
