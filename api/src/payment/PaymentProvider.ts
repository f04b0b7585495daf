import type { CardDraft } from 'shared/domain/accounts/payment/paymentCard'

/** Stored data of a card. */
interface CardToken {
  /** Token that identifies the card at the provider; useless to anyone else. */
  token: string
  brand: string
  lastFour: string
  month: number
  year: number
}

/** The provider that charges the practices' cards. Card numbers pass through memory only and are never stored. */
export interface PaymentProvider {
  /** Returns null if the bank declines the card. The caller has validated the card (`cardProblems`). */
  tokenise: (card: CardDraft) => Promise<CardToken | null>
  /** Whether the provider sent these bytes recently, according to their signature and its timestamp. */
  isGenuine: (rawBody: string, signature: string, now: Date) => boolean
}
