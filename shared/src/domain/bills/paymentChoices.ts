import type { PaymentMeans } from '../../contracts/agenda/session.ts'

/** A means of payment of an invoice. `code` is its UNTDID 4461 code, for the electronic invoice. */
export interface PaymentChoice {
  id: PaymentMeans
  label: string
  code: string
}

/** The means of payment. Their order is part of the API's contract (ruling 7); the first is the default. */
export const paymentChoices: readonly PaymentChoice[] = [
  { id: 'TRANSFER', label: 'Virement', code: '30' },
  { id: 'CHEQUE', label: 'Chèque', code: '20' },
  { id: 'CASH', label: 'Espèces', code: '10' },
  { id: 'CARD', label: 'Carte bancaire', code: '48' },
  { id: 'DIRECT_DEBIT', label: 'Prélèvement', code: '59' },
]
