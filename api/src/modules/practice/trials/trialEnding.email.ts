import type { Offer } from 'shared/contracts/access'
import { signUpOffers } from 'shared/domain/accounts/offers'
import { daysUntilTrialEnd } from 'shared/domain/accounts/trialEmails'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { longDay, money } from 'shared/domain/format'
import { beginTenant, inTransaction } from '../../../db.ts'
import { defineEmailLoadedAtDelivery } from '../../../mail/defineEmail.ts'
import type { EmailContent, RenderContext, UnsubscribeLinks } from '../../../mail/emailContent.ts'
import type { Services } from '../../../services.ts'
import { findTrial } from './trials.sql.ts'
import { createUnsubscribeLinks } from './unsubscribeLinks.ts'

interface EndingTrial {
  endsAt: Date
  zone: string
  offer: Offer
  unsubscribe: UnsubscribeLinks
}

function titleOf(trial: EndingTrial, now: Date): string {
  if (trial.endsAt <= now) return "Votre mois d'essai est terminé"
  const remainingDays = daysUntilTrialEnd(trial, now)
  if (remainingDays === 0) return "Votre mois d'essai se termine aujourd'hui"
  return remainingDays === 1
    ? "Votre mois d'essai se termine demain"
    : `Votre mois d'essai se termine dans ${remainingDays} jours`
}

const detailsOf = ({ endsAt, zone, offer }: EndingTrial): [string, string][] => {
  const offerCard = signUpOffers.find((candidate) => candidate.offer === offer)
  const price = offerCard?.monthlyPrice
  return [
    ["Fin de l'essai", longDay(momentIn(zone, endsAt).day)],
    ...(offerCard ? [['Votre offre', offerCard.title] satisfies [string, string]] : []),
    ...(typeof price === 'number' ? [['Ensuite', `${money(price)} HT par mois`] satisfies [string, string]] : []),
  ]
}

function render(trial: EndingTrial, { publicUrl, operatorEmail, now }: RenderContext): EmailContent {
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
    facts: detailsOf(trial),
    action: { label: 'Renseigner mon moyen de paiement', url: `${publicUrl}/pros/paiement` },
    notes: [
      "Vous ne souhaitez pas continuer ? Vous n'avez rien à faire : rien ne sera prélevé sans votre accord.",
      `Une question ? Écrivez-nous à ${operatorEmail}.`,
    ],
    unsubscribe: trial.unsubscribe,
  }
}

/**
 * Reads the trial at delivery, so that the remaining days are up to date, and a practice that paid or unsubscribed in
 * the meantime receives no e-mail.
 */
async function readEndingTrial(
  services: Services,
  { tenantId }: { tenantId: string },
): Promise<EndingTrial | undefined> {
  const trial = await inTransaction(services.database, async (tx) => {
    await beginTenant(tx, tenantId)
    return findTrial(tx)
  })
  return trial && { ...trial, unsubscribe: await createUnsubscribeLinks(services, tenantId) }
}

const exampleUnsubscribeLinks: UnsubscribeLinks = {
  oneClickUrl: 'https://complice.test/api/public/unsubscribe/uuu',
  pageUrl: 'https://complice.test/public/unsubscribe#uuu',
}
const exampleTrial = (endsAt: string): EndingTrial => ({
  endsAt: new Date(endsAt),
  zone: 'Europe/Paris',
  offer: 'PRO',
  unsubscribe: exampleUnsubscribeLinks,
})
const paymentLink = 'https://complice.test/pros/paiement'

/** E-mail to the owner of a practice whose trial ends. */
export const trialEndingEmail = defineEmailLoadedAtDelivery({
  name: 'trialEnding',
  sender: 'PRODUCT',
  read: readEndingTrial,
  render,
  recordDelivery: async () => {},
  examples: [
    {
      about: 'the end of a trial in days',
      data: exampleTrial('2026-03-08T10:00:00Z'),
      subject: "Votre mois d'essai se termine dans 7 jours – Complice",
      excerpts: ['avant cette date', 'dimanche 8 mars 2026', '45,00', 'contact@complice.test'],
      link: paymentLink,
    },
    {
      about: 'the end of a trial tomorrow',
      data: exampleTrial('2026-03-02T10:00:00Z'),
      subject: "Votre mois d'essai se termine demain – Complice",
      excerpts: ["Rien n'est effacé."],
      link: paymentLink,
    },
    {
      about: 'the end of a trial today',
      data: exampleTrial('2026-03-01T10:00:00Z'),
      subject: "Votre mois d'essai se termine aujourd'hui – Complice",
      excerpts: ['avant cette date'],
      link: paymentLink,
    },
    {
      about: 'a trial that is over',
      data: exampleTrial('2026-02-28T10:00:00Z'),
      subject: "Votre mois d'essai est terminé – Complice",
      excerpts: ['Pour retrouver votre agenda', 'samedi 28 février 2026'],
      link: paymentLink,
    },
  ],
})
