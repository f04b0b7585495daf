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

const storedMeans = 'complice.paymentMeans'

/** Returns the means by which the member last marked a session as paid on this device; first, the default of invoices. */
export const lastMeans = (): PaymentMeans =>
  paymentChoices.find(({ id }) => id === storage.read(storedMeans))?.id ?? 'TRANSFER'

export const rememberMeans = (means: PaymentMeans) => storage.write(storedMeans, means)
