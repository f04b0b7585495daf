import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

export const saveFailureMessages: Messages = {
  [errorCode.emailTaken]: 'Adresse mail utilisée pour un patient déjà enregistré',
  [errorCode.firmHasEmployees]:
    'Les patients rattachés à cette entreprise ont changé entre-temps : enregistrez de nouveau pour voir qui est concerné.',
  otherwise: "Problème lors de l'enregistrement",
}

export const deleteFailureMessages: Messages = {
  [errorCode.billedSessionsAhead]: 'Ce patient a des séances à venir déjà facturées : il ne peut pas être supprimé.',
  otherwise: 'Erreur lors de la suppression du patient.',
}

export const draftTexts = {
  restored: "Brouillon restauré : il n'est pas encore enregistré.",
  older: 'Un brouillon est gardé sur cet appareil, mais la fiche a été modifiée depuis.',
}

export const texts = {
  patientAdded: 'Patient ajouté',
  patientChanged: 'Patient modifié',
  patientDeletedMeanwhile: 'Ce patient a été supprimé entre-temps',
  patientDeleted: 'Patient correctement supprimé',
  deletionCanBeUndone:
    'Pendant 30 jours, le dossier peut être remis dans la liste depuis les patients supprimés. Les séances annulées le restent.',
  detachment: [
    'Les dossiers restent, sans entreprise de rattachement',
    "Les séances passées de l'entreprise gardent les noms",
    "Les séances à venir restent prévues, mais n'attendent plus que cette personne",
  ],
  archiveFailed: "Erreur lors de l'archivage.",
  unarchiveFailed: 'Erreur lors de la remise dans la liste.',
  whoReadsPracticeNote:
    'Lue par les membres de votre cabinet qui ont accès aux patients, jamais dans le compte du patient. Elle fait partie de la copie de ses données, et est chiffrée.',
  exportFailed: "Erreur lors de l'export.",
  copyFailed: "Les adresses n'ont pas pu être copiées.",
  noAddress: "Aucun de ces patients n'a d'adresse e-mail.",
  commentFailed: "Le commentaire n'a pas pu être chargé.",
  commentDeleted: "Ce commentaire n'existe plus.",
  firmsFailed: 'Problème lors de la récupération des entreprises',
}
