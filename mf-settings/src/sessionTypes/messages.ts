import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  title: 'Types séances',
  savedToast: 'information sauvegardée',
  typeChangedTitle: 'Ce type de séance a été modifié entre-temps',
  questionChangedTitle: 'Cette question a été modifiée entre-temps',
  newType: 'Ajouter un type de séance',
  newQuestion: 'Ajouter une question',
  lastType: 'Suppression impossible. Au moins 1 type de séance doit exister',
  questionDeletedToast: 'Question supprimée',
  typeDeletedToast: 'Type de séance supprimé',
  clubAddedToast: 'Lieu ajouté',
  retryNotice: 'Pas encore enregistré : nouvel essai dans quelques instants.',
}

export const saveFailureMessages: Messages = {
  [errorCode.changedMeanwhile]: 'Modifié entre-temps sur un autre appareil',
  [errorCode.notFound]: 'Supprimé entre-temps sur un autre appareil',
  [errorCode.invalid]: 'Certaines informations sont à corriger.',
  otherwise: "Erreur lors de l'enregistrement",
}

export const addClubFailureMessages: Messages = {
  [errorCode.clubNameTaken]: 'Nom de club déjà existant',
  otherwise: 'Erreur lors de la création du club',
}

export const deleteFailureMessages: Messages = {
  [errorCode.lastSessionType]: texts.lastType,
  otherwise: 'Erreur lors de la suppression',
}

export const orderFailureMessages: Messages = { otherwise: "Erreur lors de l'enregistrement de l'ordre" }
