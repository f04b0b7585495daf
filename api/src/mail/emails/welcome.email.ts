import { longDay } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'

/** Sent to the owner of a new practice; `trialEndsOn` is a day in the practice's time zone. */
interface Data {
  trialEndsOn: string
  /** Missing in e-mails of a former version, whose owners count as confirmed. */
  token?: string
}

const confirmationText =
  "Confirmez d'abord que cette adresse est bien la vôtre : d'ici là, votre cabinet n'écrit à personne d'autre et n'est pas réservable en ligne. Le lien est valable 7 jours."

const render = ({ trialEndsOn, token }: Data, { publicUrl, operatorEmail }: RenderContext): EmailContent => ({
  subject: 'Bienvenue sur Complice',
  title: 'Votre compte est ouvert',
  paragraphs: [
    ...(token === undefined ? [] : [confirmationText]),
    'Pour commencer : indiquez vos horaires, ajoutez vos animaux, puis vos patients, un par un ou depuis un tableur.',
    `Votre essai est gratuit, sans carte bancaire, jusqu'au ${longDay(trialEndsOn)}. Nous vous écrirons avant sa fin.`,
  ],
  action:
    token === undefined
      ? { label: 'Ouvrir Complice', url: `${publicUrl}/` }
      : { label: 'Confirmer mon adresse', url: `${publicUrl}/public/confirm#${token}` },
  notes: [
    `Une question ? Écrivez-nous à ${operatorEmail}.`,
    "Vous n'avez pas ouvert de compte ? Quelqu'un a indiqué votre adresse : écrivez-nous.",
  ],
})

export const welcomeEmail = defineEmail({
  name: 'welcome',
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'a new practice, to its owner',
      data: { trialEndsOn: '2026-12-01', token: 'ttt' },
      subject: 'Bienvenue sur Complice',
      excerpts: ['mardi 1er décembre 2026', 'sans carte bancaire', 'valable 7 jours', 'contact@complice.test'],
      link: 'https://complice.test/public/confirm#ttt',
    },
  ],
})
