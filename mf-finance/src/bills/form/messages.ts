import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { maxLines } from 'shared/domain/bills/billProblems'
import { plural } from 'shared/domain/format'
import { clientVatRefused, textRefused } from '../../issuing/messages.ts'
import { vatNumberMissing } from 'shared/domain/vat/vatRights'

export const texts = {
  issued: 'Facture générée',
  drafting: 'Génération du PDF…',
  issue: 'Générer la facture',
  addressMissing: "L'adresse du patient doit être saisie dans sa fiche",
  noSession: 'Aucune séance à facturer',
  datesCrossed: 'La date de fin ne peut être inférieure à la date de début',
  priceMissing: 'Prix à 0 € : à saisir dans la séance',
  choosePatient: 'Choisissez un patient : ses séances apparaissent ici.',
  numbersFollow: 'Les factures se suivent sans trou.',
  firstNumberChosen: 'Votre première facture choisit sa numérotation.',
  frozen: 'Une facture générée ne change plus : elle se corrige par un avoir.',
  cashLimit: 'En espèces, la loi limite le paiement à 1 000 €.',
  ibanMissing: 'IBAN : un virement le demande. Saisissez-le, ou choisissez un autre moyen de paiement.',
  creditDeducted: (amount: string) => `Son crédit de ${amount} en est déduit, dans la limite de ce qui reste à payer.`,
  oneRate: 'La remise globale demande un seul taux de TVA sur toutes les lignes.',
}

/** Announcements for changes to the free lines. */
export const lineTexts = {
  moved: (position: number) => `Ligne déplacée en position ${position}`,
  removed: 'Ligne supprimée',
  pasted: (count: number) => `${count} lignes collées`,
  ambiguous: (amounts: readonly string[]) =>
    `À saisir : ${amounts.join(', ')} ${plural(amounts.length, 'peut se lire', 'peuvent se lire')} de deux façons`,
  tooMany: `Une facture a ${maxLines} lignes au plus`,
  howTo:
    "Entrée ajoute une ligne, ↑ et ↓ en changent, Alt + ↑ ou ↓ la déplace, Alt + Maj + ↓ la duplique, Alt + Suppr la supprime. Des lignes copiées d'un tableur se collent telles quelles.",
}

const numberRefused = {
  [errorCode.billNumberTaken]: 'Le numéro de facture est déjà attribué',
  [errorCode.billNumberGap]: 'Le numéro de facture ne suit pas le précédent',
  [errorCode.firstNumberRefused]: 'La numérotation ne peut pas commencer par ce numéro',
  [errorCode.billDateGoesBack]: "La dernière facture porte une date postérieure : aucune n'est émise avant elle",
}

const refusalTexts = {
  [errorCode.patientAddressMissing]: texts.addressMissing,
  [errorCode.firmMissing]: 'Informations entreprise non remplies',
  [errorCode.sessionBilled]: 'Une séance choisie a été facturée entre-temps',
  [errorCode.ceilingReached]: 'Le plafond du payeur est atteint : rien ne lui reste à facturer de cette séance',
  [errorCode.partsChanged]: 'Les parts ont changé entre-temps : vérifiez les montants',
  [errorCode.creditTooSmall]: 'Le crédit du client a été utilisé entre-temps',
  [errorCode.cashReasonMissing]: 'Plus de 1 000 € en espèces : choisissez une raison, ou un autre moyen de paiement',
  [errorCode.ibanMissing]: "Pour un virement, l'IBAN doit être saisi dans Mes informations",
  [errorCode.vatNumberMissing]: vatNumberMissing,
  [errorCode.vatNotCharged]: 'Votre profil ne permet pas de facturer la TVA',
  [errorCode.vatReasonRefused]: "Ce motif d'absence de TVA ne convient pas à ce document",
  ...clientVatRefused,
  ...textRefused,
  [errorCode.sessionStateChanged]: "Une séance choisie n'est plus validée",
}

export const issueFailed: Messages = {
  ...refusalTexts,
  ...numberRefused,
  otherwise: 'Erreur lors de la génération de la facture',
}

export const draftFailed: Messages = { ...refusalTexts, otherwise: 'Erreur lors de la génération du brouillon' }

export const draftTexts = {
  restored: "Brouillon restauré : cette facture n'est pas encore générée.",
  older: 'Un brouillon est gardé sur cet appareil.',
}
