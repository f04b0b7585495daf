import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

export const saveFailed: Messages = {
  [errorCode.clubNameTaken]: 'Nom de club déjà existant',
  [errorCode.clubEmailTaken]: 'Email club déjà existant',
  otherwise: 'Erreur lors de la création du club',
}

export const deleteFailed: Messages = { otherwise: 'Erreur lors de la suppression du club' }

export const settleFailed: Messages = {
  [errorCode.changedMeanwhile]: "Modifié entre-temps par quelqu'un d'autre : voici ce qui est enregistré",
  otherwise: 'Mise à jour du montant dû impossible',
}

export const texts = {
  added: 'Club ajouté',
  changed: 'Club mis à jour',
  removed: 'Club correctement supprimé',
  gone: 'Ce lieu a été supprimé entre-temps',
  dueChanged: 'Ce montant a été modifié entre-temps',
  none: "Aucun lieu répertorié pour l'instant",
  noSession: 'Aucune séance dans ce lieu sur cette période.',
}
