import { money, shortDay } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { practiceNameInEmail } from '../practice/emailSender.ts'
import type { EstimationDecision } from './estimationDecided.email.ts'
import { estimationUrl } from './estimationUrl.ts'

/** Sent to the client to confirm a decision on a quote; `total` in euros, VAT included. */
type Data = EstimationDecision & {
  practiceName: string
  contact: string
  total: number
  /** The last day on which the client may withdraw; null without a right of withdrawal. */
  withdrawableUntil: string | null
  /** Whether an individual asked that sessions begin before that day; null for a firm, a refusal or a withdrawal. */
  earlyStart: boolean | null
  token: string
}

const titles = {
  ACCEPTED: 'Vous avez accepté le devis',
  REFUSED: 'Vous avez refusé le devis',
  WITHDRAWN: 'Vous vous êtes rétracté du devis',
} as const

/** Information on withdrawal for an individual, on a durable medium (code de la consommation, art. L. 221-13). */
function withdrawalParagraphs({ withdrawableUntil, earlyStart }: Data): string[] {
  if (withdrawableUntil === null) return []
  const withdrawalText = `Vous pouvez vous rétracter sans motif et sans frais jusqu'au ${shortDay(withdrawableUntil)}, sur la page du devis ou en nous écrivant.`
  return earlyStart
    ? [
        withdrawalText,
        'Vous avez demandé que les séances commencent avant la fin de ce délai : les séances déjà données restent dues.',
      ]
    : [withdrawalText, 'Les séances commencent après ce délai.']
}

const render = (data: Data, { publicUrl }: RenderContext): EmailContent => {
  const { number, decision, day, contact, total, token } = data
  const practiceName = practiceNameInEmail(data.practiceName)
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

const acceptedQuote: Data = {
  number: 'D-2026-0042',
  decision: 'ACCEPTED',
  day: '2026-12-01',
  practiceName: 'Les Prés',
  contact: 'alice@exemple.fr',
  total: 380.94,
  withdrawableUntil: null,
  earlyStart: null,
  token: 'eee',
}

export const estimationConfirmedEmail = defineEmail({
  name: 'estimationConfirmed',
  sender: 'PRACTICE',
  isAutomatic: true,
  render,
  examples: [
    {
      about: 'an accepted quote, to an individual',
      data: { ...acceptedQuote, withdrawableUntil: '2026-12-15', earlyStart: true },
      subject: 'Vous avez accepté le devis D-2026-0042 de Les Prés',
      excerpts: ["sans motif et sans frais jusqu'au 15/12/2026", 'commencent avant la fin de ce délai', '380,94'],
      link: 'https://complice.test/public/estimation#eee',
    },
    {
      about: 'a refused quote, to the client',
      data: { ...acceptedQuote, decision: 'REFUSED' },
      subject: 'Vous avez refusé le devis D-2026-0042 de Les Prés',
      excerpts: ['Les Prés en est averti', 'alice@exemple.fr'],
      link: 'https://complice.test/public/estimation#eee',
    },
  ],
})
