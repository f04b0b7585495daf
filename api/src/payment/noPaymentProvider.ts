import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

const message = "Le paiement en ligne n'est pas ouvert : écrivez-nous."

/** Refuses every card and every event: for installations without a payment provider. */
export const noPaymentProvider: PaymentProvider = {
  tokenise: () => Promise.reject(new Refusal(503, errorCode.unavailable, { message })),
  readStatus: async () => null,
  isGenuine: () => false,
}
