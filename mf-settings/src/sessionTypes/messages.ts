import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  title: 'Types séances',
  saved: 'information sauvegardée',
  changedMeanwhile: 'Ce type de séance a été modifié entre-temps',
  questionChanged: 'Cette question a été modifiée entre-temps',
  newType: 'Ajouter un type de séance',
  newQuestion: 'Ajouter une question',
  lastType: 'Suppression impossible. Au moins 1 type de séance doit exister',
  questionDeleted: 'Question supprimée',
  deleted: 'Type de séance supprimé',
  retrying: 'Pas encore enregistré : nouvel essai dans quelques instants.',
}

export const saveFailed: Messages = {
  [errorCode.changedMeanwhile]: 'Modifié entre-temps sur un autre appareil',
  [errorCode.notFound]: 'Supprimé entre-temps sur un autre appareil',
  [errorCode.invalid]: 'Certaines informations sont à corriger.',
  otherwise: "Erreur lors de l'enregistrement",
}

export const deleteFailed: Messages = {
  [errorCode.lastSessionType]: texts.lastType,
  otherwise: 'Erreur lors de la suppression',
}

export const orderFailed: Messages = { otherwise: "Erreur lors de l'enregistrement de l'ordre" }
