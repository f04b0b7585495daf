import { paymentChoices } from './paymentChoices.ts'

/** The means of a payment that spends the client's credit. It is recorded by the product, and cannot be chosen. */
export const clientCredit = 'CLIENT_CREDIT'

/** Returns the label of a means of payment, for example « Virement ». */
export const meansLabel = (means: string): string =>
  means === clientCredit ? 'Crédit du client' : (paymentChoices.find(({ id }) => id === means)?.label ?? means)
