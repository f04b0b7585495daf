import type { PaymentMeans } from 'shared/contracts/agenda/session'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import { storage } from 'shared/session'

/** Short labels of the means of payment, for buttons. */
export const shortMeansLabels: Readonly<Record<PaymentMeans, string>> = {
  TRANSFER: 'Virement',
  CHEQUE: 'Chèque',
  CASH: 'Espèces',
  CARD: 'Carte',
  DIRECT_DEBIT: 'Prélèvement',
}

const storageKey = 'complice.paymentMeans'

/**
 * Returns the means by which the member last marked a session as paid on this device; initially the invoices' default.
 */
export const readLastMeans = (): PaymentMeans =>
  paymentChoices.find(({ id }) => id === storage.read(storageKey))?.id ?? 'TRANSFER'

export const storeLastMeans = (means: PaymentMeans) => storage.write(storageKey, means)
