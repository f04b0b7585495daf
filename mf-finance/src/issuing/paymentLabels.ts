import { paymentChoices } from 'shared/domain/bills/paymentChoices'

/** A row of the journal of payments, as the screens call it. */
export const kindLabels = { PAYMENT: 'Paiement', REFUND: 'Remboursement', CORRECTION: 'Correction' } as const

/** « Virement » of its id. */
export const meansLabel = (means: string): string => paymentChoices.find(({ id }) => id === means)?.label ?? means
