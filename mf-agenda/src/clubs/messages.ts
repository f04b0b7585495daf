import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

export const saveFailureMessages: Messages = {
  [errorCode.clubNameTaken]: 'Nom de club déjà existant',
  [errorCode.clubEmailTaken]: 'Email club déjà existant',
  otherwise: 'Erreur lors de la création du club',
}

export const deleteFailureMessages: Messages = { otherwise: 'Erreur lors de la suppression du club' }

export const amountDueFailureMessages: Messages = {
  [errorCode.changedMeanwhile]: "Modifié entre-temps par quelqu'un d'autre : voici ce qui est enregistré",
  otherwise: 'Mise à jour du montant dû impossible',
}

export const texts = {
  clubAdded: 'Club ajouté',
  clubChanged: 'Club mis à jour',
  clubDeleted: 'Club correctement supprimé',
  clubDeletedMeanwhile: 'Ce lieu a été supprimé entre-temps',
  amountDueChangedMeanwhile: 'Ce montant a été modifié entre-temps',
  noClub: "Aucun lieu répertorié pour l'instant",
  noSession: 'Aucune séance dans ce lieu sur cette période.',
}
