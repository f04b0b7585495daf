import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

const message = "Le paiement en ligne n'est pas ouvert : écrivez-nous."

/** No provider is configured: no card is taken, and nothing is believed that claims to come from one. */
export const noPayments: PaymentProvider = {
  tokenise: () => Promise.reject(new Refusal(503, errorCode.unavailable, { message })),
  isGenuine: () => false,
}
