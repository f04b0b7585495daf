import { shortDay } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'

export interface EstimationDecision {
  number: string
  decision: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN'
  /** A day in the practice's time zone. */
  day: string
}

/** Sent to the therapist when the client decides on a quote online. */
type Data = EstimationDecision & { clientName: string }

const decisionWords = { ACCEPTED: 'accepté', REFUSED: 'refusé', WITHDRAWN: 'rétracté' } as const

const sentences = {
  ACCEPTED: 'a accepté ce devis en ligne. Vous pouvez le facturer depuis la liste des devis.',
  REFUSED: "a refusé ce devis en ligne. Le motif, s'il en a donné un, est dans le détail du devis.",
  WITHDRAWN: "s'est rétracté de ce devis, dans le délai légal de quatorze jours.",
} as const

const render = ({ number, decision, day, clientName }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: `Devis ${number} ${decisionWords[decision]}`,
  title: `Le devis ${number} est ${decisionWords[decision]}`,
  paragraphs: [`${clientName} ${sentences[decision]}`],
  facts: [['Le', shortDay(day)]],
  action: {
    label: 'Voir le devis',
    url: `${publicUrl}/pros/estimations/details?${new URLSearchParams({ name: number }).toString()}`,
  },
})

export const estimationDecidedEmail = defineEmail({
  name: 'estimationDecided',
  isAutomatic: true,
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'an accepted quote, to the therapist',
      data: { number: 'D-2026-0042', decision: 'ACCEPTED', day: '2026-12-01', clientName: "Paul <b>L'Hermite</b>" },
      subject: 'Devis D-2026-0042 accepté',
      excerpts: ["Paul <b>L'Hermite</b> a accepté ce devis", '01/12/2026'],
      link: 'https://complice.test/pros/estimations/details?name=D-2026-0042',
    },
  ],
})
