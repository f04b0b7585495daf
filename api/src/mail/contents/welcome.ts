import { longDay } from 'shared/domain/format'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

export const welcome = (
  { trialEndsOn }: LetterData['welcome'],
  { publicUrl, providerEmail }: RenderContext,
): LetterContent => ({
  subject: 'Bienvenue sur Complice',
  title: 'Votre compte est ouvert',
  paragraphs: [
    'Pour commencer : indiquez vos horaires, ajoutez vos animaux, puis vos patients, un par un ou depuis un tableur.',
    `Votre essai est gratuit, sans carte bancaire, jusqu'au ${longDay(trialEndsOn)}. Nous vous écrirons avant sa fin.`,
  ],
  action: { label: 'Ouvrir Complice', url: `${publicUrl}/` },
  notes: [
    `Une question ? Écrivez-nous à ${providerEmail}.`,
    "Vous n'avez pas ouvert de compte ? Quelqu'un a indiqué votre adresse : écrivez-nous.",
  ],
})
