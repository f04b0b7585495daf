import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { vatNumberMissing } from 'shared/domain/vat/vatRights'
import { clientVatRefused, textRefused } from '../issuing/messages.ts'

export const texts = {
  issued: 'Devis généré',
  drafting: 'Génération du PDF…',
  issue: 'Générer le devis',
  patientSaved: 'Patient sauvegardé.',
  patientNotSaved: 'Patient non sauvegardé. Adresse mail déjà associée à un patient existant.',
  nothingFound: 'Aucun résultat trouvé pour votre recherche',
  datesCrossed: 'La date de fin ne peut être inférieure à la date de début',
}

export const issueFailed: Messages = {
  [errorCode.patientAddressMissing]: "L'adresse du patient doit être saisie dans sa fiche",
  [errorCode.firmMissing]: 'Informations entreprise non remplies',
  [errorCode.vatNumberMissing]: vatNumberMissing,
  [errorCode.vatNotCharged]: 'Votre profil ne permet pas de facturer la TVA',
  [errorCode.vatReasonRefused]: "Ce motif d'absence de TVA ne convient pas à ce document",
  ...clientVatRefused,
  ...textRefused,
  otherwise: 'Erreur lors de la génération du devis',
}

export const draftTexts = {
  restored: "Brouillon restauré : ce devis n'est pas encore généré.",
  older: 'Un brouillon est gardé sur cet appareil.',
}
