/** The labels of the kinds of entries in the journal of payments. */
export const paymentKindLabels = {
  PAYMENT: 'Paiement',
  REFUND: 'Remboursement',
  CORRECTION: 'Correction',
  CREDIT: 'Crédit du client',
  CREDIT_USE: 'Crédit utilisé',
  CREDIT_REFUND: 'Crédit remboursé',
  CREDIT_CORRECTION: 'Correction de crédit',
} as const

export type PaymentKind = keyof typeof paymentKindLabels

const creditKinds: readonly PaymentKind[] = ['CREDIT', 'CREDIT_USE', 'CREDIT_REFUND', 'CREDIT_CORRECTION']

/** Whether an entry changes the client's credit instead of the amount received for its invoice (ruling 94). */
export const isClientCreditKind = (kind: PaymentKind): boolean => creditKinds.includes(kind)
