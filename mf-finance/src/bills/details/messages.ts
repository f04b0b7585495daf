import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  paymentSaved: 'Information mises à jour',
  creditNoteIssued: 'Avoir généré',
  creditNoteFrozen: 'Un avoir généré ne change plus. Il a son propre numéro, et vient en déduction de la facture.',
  nothingPaid: 'Aucun paiement enregistré',
  nothingSent: 'Jamais envoyée par e-mail',
  lineMissing: 'Choisissez au moins une ligne',
}

export const paymentFailed: Messages = {
  [errorCode.paymentRefused]: 'Ce paiement ne convient pas à la facture',
  otherwise: 'Mise à jour paiement impossible',
}

export const creditNoteFailed: Messages = {
  [errorCode.nothingToCredit]: 'Toutes les lignes de la facture sont déjà sur un avoir',
  otherwise: "Erreur lors de la génération de l'avoir",
}
