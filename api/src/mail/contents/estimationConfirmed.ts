import { money, shortDay } from 'shared/domain/format'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'
import { estimationUrl } from './estimationUrl.ts'

const titles = {
  ACCEPTED: 'Vous avez accepté le devis',
  REFUSED: 'Vous avez refusé le devis',
  WITHDRAWN: 'Vous vous êtes rétracté du devis',
} as const

/** What an individual is told of withdrawal, on a durable medium (code de la consommation, art. L. 221-13). */
function withdrawalParagraphs({ withdrawableUntil, earlyStart }: LetterData['estimationConfirmed']): string[] {
  if (withdrawableUntil === null) return []
  const until = `Vous pouvez vous rétracter sans motif et sans frais jusqu'au ${shortDay(withdrawableUntil)}, sur la page du devis ou en nous écrivant.`
  return earlyStart
    ? [
        until,
        'Vous avez demandé que les séances commencent avant la fin de ce délai : les séances déjà données restent dues.',
      ]
    : [until, 'Les séances commencent après ce délai.']
}

export const estimationConfirmed = (
  data: LetterData['estimationConfirmed'],
  { publicUrl }: RenderContext,
): LetterContent => {
  const { number, decision, day, practiceName, contact, total, token } = data
  return {
    subject: `${titles[decision]} ${number} de ${practiceName}`,
    title: `${titles[decision]} ${number}`,
    paragraphs: [
      `Nous avons bien enregistré votre réponse, et ${practiceName} en est averti.`,
      ...withdrawalParagraphs(data),
    ],
    facts: [
      ['Le', shortDay(day)],
      ['Montant', money(total)],
    ],
    action: { label: 'Revoir le devis', url: estimationUrl(publicUrl, token) },
    notes: [`Une question ? Écrivez à ${contact}.`, "Ce n'était pas vous ? Prévenez-nous à la même adresse."],
  }
}
