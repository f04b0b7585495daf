import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  datesCrossed: 'La date de fin ne peut être inférieure à la date de début',
  noBill: 'Aucune facture trouvée',
  confirmPaid: 'Vous allez marquer cette facture comme "payée". Cette opération est irréversible. Etes-vous sûr(e) ?',
  paymentSaved: 'Information mises à jour',
  fileFailed: 'Erreur pendant la récupération du PDF',
}

export const fullPaymentFailed: Messages = {
  [errorCode.cashReasonMissing]: 'Plus de 1 000 € en espèces : ajoutez ce paiement, avec sa raison, dans la facture',
  otherwise: 'Mise à jour paiement impossible',
}
