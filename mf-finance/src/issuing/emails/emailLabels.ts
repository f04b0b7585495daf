import type { EmailState } from 'shared/contracts/emailDelivery'

export const stateLabels: Readonly<Record<EmailState, string>> = {
  PENDING: 'En attente',
  SENT: 'Envoyée',
  REFUSED: 'Non remise',
  WITHDRAWN: 'Annulée',
}
