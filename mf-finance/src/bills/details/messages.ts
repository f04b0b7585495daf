import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { textRefused } from '../../issuing/messages.ts'

export const texts = {
  paymentSaved: 'Information mises à jour',
  creditNoteIssued: 'Avoir généré',
  creditNoteFrozen: 'Un avoir généré ne change plus. Il a son propre numéro, et vient en déduction de la facture.',
  nothingPaid: 'Aucun paiement enregistré',
  nothingSent: 'Jamais envoyée par e-mail',
  otherBills: 'Régler aussi',
  cashLimit: 'En espèces, la loi limite le paiement à 1 000 € par facture.',
  lineMissing: 'Choisissez au moins une ligne',
}

export const paymentFailed: Messages = {
  [errorCode.paymentRefused]: 'Ce paiement ne convient pas à la facture',
  [errorCode.creditTooSmall]: 'Le crédit du client est inférieur à ce montant',
  [errorCode.cashReasonMissing]: 'Au-delà de 1 000 € en espèces, la raison est obligatoire',
  otherwise: 'Mise à jour paiement impossible',
}

export const creditNoteFailed: Messages = {
  ...textRefused,
  [errorCode.nothingToCredit]: 'Toutes les lignes de la facture sont déjà sur un avoir',
  [errorCode.lineCredited]: 'Une des lignes choisies est déjà sur un avoir : elle est retirée de votre choix',
  otherwise: "Erreur lors de la génération de l'avoir",
}
