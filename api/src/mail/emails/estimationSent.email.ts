import { shortDay } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { practiceNameInEmail } from '../practice/emailSender.ts'
import { estimationUrl } from './estimationUrl.ts'

/**
 * Sent to the client of a quote: the practice typed `text`; `token` opens the page on which the quote is accepted or
 * refused. Only for e-mails that former versions queued; now `estimationWithFile` is sent.
 */
interface Data {
  practiceName: string
  number: string
  validUntil: string
  text: string
  token: string
}

const render = (
  { practiceName, number, validUntil, text, token }: Data,
  { publicUrl }: RenderContext,
): EmailContent => ({
  subject: `Devis ${number} de ${practiceNameInEmail(practiceName)}`,
  title: `Votre devis ${number}`,
  paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ''),
  facts: [["Valable jusqu'au", shortDay(validUntil)]],
  action: { label: 'Voir le devis', url: estimationUrl(publicUrl, token) },
  notes: [
    "Ce lien est personnel : il permet de lire le devis, de l'accepter ou de le refuser. Ne transférez pas ce mail.",
    "Vous n'attendiez pas de devis ? Ignorez ce mail : sans réponse de votre part, rien n'est dû.",
  ],
})

export const estimationSentEmail = defineEmail({
  name: 'estimationSent',
  sender: 'PRACTICE',
  render,
  examples: [
    {
      about: 'a quote, to the client',
      data: {
        practiceName: 'Les <b>Prés',
        number: 'D-2026-0042',
        validUntil: '2026-12-22',
        text: 'Bonjour,\n\nVoici <i>le devis.',
        token: 'eee',
      },
      subject: 'Devis D-2026-0042 de Les <b>Prés',
      excerpts: ['Bonjour,', 'Voici <i>le devis.', '22/12/2026'],
      link: 'https://complice.test/public/estimation#eee',
    },
  ],
})
