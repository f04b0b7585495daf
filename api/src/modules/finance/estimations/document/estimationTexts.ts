import { decimal, plural, quantityText } from 'shared/domain/format'
import type { EstimationContent } from './EstimationContent.ts'

export const lineDescription = "Séances de médiation par l'animal"

/** Returns « 12 participants », or the name of a single participant. */
export function participantsText({ nbParticipants, beneficiary }: NonNullable<EstimationContent['firm']>): string {
  if (nbParticipants === 1 && beneficiary) return beneficiary
  return `${decimal(nbParticipants)} ${plural(nbParticipants, 'participant', 'participants')}`
}

/** Returns the terms of payment, the estimated duration and the contact for complaints. */
export const termsText = ({ nbHoursToDo, issuer }: EstimationContent): string =>
  [
    'Règlement par virement, à 30 jours de la date de la facture.',
    `Durée estimée : ${quantityText(nbHoursToDo)} ${plural(nbHoursToDo, 'heure', 'heures')}, à partir de la date convenue entre les parties.`,
    `Réclamations : ${[issuer.email, issuer.phone].filter(Boolean).join(' · ')}.`,
  ].join('\n')

/** Right of withdrawal of an individual who accepts a quote at a distance. */
export const withdrawalText =
  "Si ce devis est accepté à distance, le client dispose d'un délai de rétractation de quatorze jours à compter de son acceptation, sans avoir à le motiver (art. L. 221-18 du code de la consommation). Les séances ne commencent avant la fin de ce délai qu'à sa demande expresse (art. L. 221-25)."
