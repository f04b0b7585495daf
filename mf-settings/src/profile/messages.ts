import { errorCode } from 'shared/contracts/errorCodes'
import { timeZoneFixedMessage } from 'shared/domain/accounts/timeZones'
import type { SaveMessages } from 'shared/ui/form'

export const mandateFailureText = 'Problème lors de la génération du document.'

export const profileMessages: SaveMessages = {
  saved: 'Informations profil mises à jour',
  failed: {
    [errorCode.firmMissing]: 'Informations entreprise non remplies',
    [errorCode.phoneRefused]: 'Numéro de téléphone incorrect',
    [errorCode.timeZoneFixed]: timeZoneFixedMessage,
    otherwise: "Erreur lors de l'enregistrement",
  },
}
