import { paymentChoices } from 'shared/domain/bills/paymentChoices'

/** Labels of the kinds of entries in the journal of payments. */
export const kindLabels = { PAYMENT: 'Paiement', REFUND: 'Remboursement', CORRECTION: 'Correction' } as const

/** Label of a means of payment by id, for example « Virement ». */
export const meansLabel = (means: string): string => paymentChoices.find(({ id }) => id === means)?.label ?? means
