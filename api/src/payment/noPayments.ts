import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

const message = "Le paiement en ligne n'est pas ouvert : écrivez-nous."

/** Used when no provider is configured: refuses every card and every event. */
export const noPayments: PaymentProvider = {
  tokenise: () => Promise.reject(new Refusal(503, errorCode.unavailable, { message })),
  isGenuine: () => false,
}
