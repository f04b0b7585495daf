import type { CardDraft } from 'shared/domain/accounts/payment/paymentCard'

/** The data of a card that are stored. */
interface CardToken {
  /** Token that identifies the card at the provider, and is useless for anyone else. */
  token: string
  brand: string
  lastFour: string
  /** Month of expiry, 1 to 12. */
  month: number
  /** Year of expiry, four digits. */
  year: number
}

/** Whether the last payment of a customer succeeded. */
export type PaymentStatus = 'ACTIVE' | 'FAILED'

/** The provider that charges the practices' cards. Card numbers pass through memory only and are never stored. */
export interface PaymentProvider {
  /** Exchanges a card, validated with `cardProblems`, for a token; returns null if the bank declines the card. */
  tokenise: (card: CardDraft) => Promise<CardToken | null>
  /**
   * Returns the customer's current status, because events may arrive in another order than they happened; null if the
   * provider has charged nothing yet.
   */
  readStatus: (customerId: string) => Promise<PaymentStatus | null>
  /** Whether the provider recently sent a body, according to the signature and its timestamp. */
  isGenuine: (rawBody: string, signature: string, now: Date) => boolean
}
