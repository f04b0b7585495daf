import { shortDay } from 'shared/domain/format'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

const words = { ACCEPTED: 'accepté', REFUSED: 'refusé', WITHDRAWN: 'rétracté' } as const

const sentences = {
  ACCEPTED: 'a accepté ce devis en ligne. Vous pouvez le facturer depuis la liste des devis.',
  REFUSED: "a refusé ce devis en ligne. Le motif, s'il en a donné un, est dans le détail du devis.",
  WITHDRAWN: "s'est rétracté de ce devis, dans le délai légal de quatorze jours.",
} as const

export const estimationDecided = (
  { number, decision, day, clientName }: LetterData['estimationDecided'],
  { publicUrl }: RenderContext,
): LetterContent => ({
  subject: `Devis ${number} ${words[decision]}`,
  title: `Le devis ${number} est ${words[decision]}`,
  paragraphs: [`${clientName} ${sentences[decision]}`],
  facts: [['Le', shortDay(day)]],
  action: {
    label: 'Voir le devis',
    url: `${publicUrl}/pros/estimations/details?${new URLSearchParams({ name: number }).toString()}`,
  },
})
