import type { Offer } from 'shared/contracts/access'
import { signUpOffers } from 'shared/domain/accounts/offers'
import { daysLeft } from 'shared/domain/accounts/trialLetters'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { longDay, money } from 'shared/domain/format'
import type { LetterContent, RenderContext, UnsubscribeLinks } from '../letterContent.ts'

interface EndingTrial {
  endsAt: Date
  zone: string
  offer: Offer
  unsubscribe: UnsubscribeLinks
}

function titleOf(trial: EndingTrial, now: Date): string {
  if (trial.endsAt <= now) return "Votre mois d'essai est terminé"
  const left = daysLeft(trial, now)
  if (left === 0) return "Votre mois d'essai se termine aujourd'hui"
  return left === 1 ? "Votre mois d'essai se termine demain" : `Votre mois d'essai se termine dans ${left} jours`
}

const factsOf = ({ endsAt, zone, offer }: EndingTrial): [string, string][] => {
  const card = signUpOffers.find((each) => each.offer === offer)
  const price = card?.monthlyPrice
  return [
    ["Fin de l'essai", longDay(nowIn(zone, endsAt).day)],
    ...(card ? [['Votre offre', card.title] satisfies [string, string]] : []),
    ...(typeof price === 'number' ? [['Ensuite', `${money(price)} HT par mois`] satisfies [string, string]] : []),
  ]
}

export function trialEnding(trial: EndingTrial, { publicUrl, providerEmail, now }: RenderContext): LetterContent {
  const title = titleOf(trial, now)
  const isOver = trial.endsAt <= now
  return {
    subject: `${title} – Complice`,
    title,
    paragraphs: [
      isOver
        ? 'Pour retrouver votre agenda, vos patients et vos factures, renseignez votre moyen de paiement.'
        : 'Pour continuer sans interruption, renseignez votre moyen de paiement avant cette date.',
      "Rien n'est effacé. Sans moyen de paiement, le compte est suspendu ; vous pouvez toujours exporter vos données ou le supprimer.",
    ],
    facts: factsOf(trial),
    action: { label: 'Renseigner mon moyen de paiement', url: `${publicUrl}/pros/paiement` },
    notes: [
      "Vous ne souhaitez pas continuer ? Vous n'avez rien à faire : rien ne sera prélevé sans votre accord.",
      `Une question ? Écrivez-nous à ${providerEmail}.`,
    ],
    unsubscribe: trial.unsubscribe,
  }
}
