import { paymentChoices } from 'shared/domain/bills/paymentChoices'

/** Labels of the kinds of entries in the payment journal. */
export const kindLabels = { PAYMENT: 'Paiement', REFUND: 'Remboursement', CORRECTION: 'Correction' } as const

/** Returns the label of a means of payment, for example « Virement ». */
export const meansLabel = (means: string): string => paymentChoices.find(({ id }) => id === means)?.label ?? means
