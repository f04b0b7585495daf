import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  title: 'Absences',
  savedToast: 'absences mises à jour',
  undoneToast: 'Absence annulée, séances remises en place',
  restoredToast: 'Absence rétablie',
  staleTitle: 'Cette absence a été modifiée entre-temps',
  deletedTitle: "Cette absence a été supprimée entre-temps. Enregistrez pour l'ajouter à nouveau.",
  emptyText: "Aucune absence pour l'instant",
  emptyHint: 'Vos congés et vos formations, avec les séances à déplacer, se retrouveront ici.',
}

export const saveFailureMessages: Messages = {
  [errorCode.sessionConflict]: "Une séance ne peut être déplacée à l'heure choisie. Rien n'a été enregistré.",
  [errorCode.sessionStateChanged]: "Une séance a changé entre-temps. Rien n'a été enregistré.",
  [errorCode.sessionBilled]: "Une séance est facturée : elle ne peut être que gardée. Rien n'a été enregistré.",
  [errorCode.datesRefused]: "Une séance ne peut être déplacée à l'heure choisie. Rien n'a été enregistré.",
  [errorCode.timesRefused]: "Une séance ne peut être déplacée à l'heure choisie. Rien n'a été enregistré.",
  otherwise: "Erreur lors de l'enregistrement",
}

export const undoFailureMessages: Messages = {
  [errorCode.sessionStateChanged]: 'Trop tard pour annuler : les patients sont prévenus, ou une séance a changé.',
  [errorCode.sessionConflict]: "Impossible d'annuler : l'heure d'une séance a été prise entre-temps.",
  otherwise: "L'absence n'a pas pu être annulée",
}

export const deleteFailureMessages: Messages = { otherwise: 'Erreur lors de la suppression' }
