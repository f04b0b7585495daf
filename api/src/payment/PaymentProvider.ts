import type { CardDraft } from 'shared/domain/accounts/payment/paymentCard'

/** What is kept of a card. */
interface CardToken {
  /** Stands for the card at the provider, and is of no use to anybody else. */
  token: string
  brand: string
  lastFour: string
  month: number
  year: number
}

/** Whoever takes the practices' payments. A card passes through memory, on its way there, and stays nowhere. */
export interface PaymentProvider {
  /** Null where the bank declines the card. The card has been checked (`cardProblems`). */
  tokenise: (card: CardDraft) => Promise<CardToken | null>
  /** Whether these bytes were sent by the provider, and lately: by their signature and its timestamp. */
  isGenuine: (rawBody: string, signature: string, now: Date) => boolean
}
