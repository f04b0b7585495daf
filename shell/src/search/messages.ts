import { errorCode } from 'shared/contracts/errorCodes'
import type { Messages } from 'shared/client'

export const searchFailureMessages: Messages = {
  [errorCode.tooManyTries]: 'Trop de recherches à la fois. Attendez une minute, puis réessayez.',
  otherwise: "La recherche n'a pas abouti. Vérifiez votre connexion, puis réessayez.",
}
