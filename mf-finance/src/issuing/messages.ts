import { errorCode } from 'shared/contracts/errorCodes'

/** Text of the alert above the problems, each of which names a field and its unprintable characters. */
export const textRefused = {
  [errorCode.textUnprintable]: 'Des caractères de ce document ne peuvent pas être imprimés',
}

export const fileFailed = 'Erreur pendant la récupération du PDF'

/** Sentences for VAT that contradicts the client's country (ruling 162). */
export const clientVatRefused = {
  [errorCode.vatNotOwedAbroad]:
    "Ce client est une entreprise établie à l'étranger : la TVA française ne s'applique pas",
  [errorCode.clientReasonRefused]: "Ce motif d'absence de TVA ne convient pas au pays du client",
}
