import { hkdfSync } from 'node:crypto'
import { cardBrandOf, normalizeCardNumber, parseExpiry } from 'shared/domain/accounts/payment/paymentCard'
import { newSecret } from '../encryption/secrets.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import { isSignatureOf } from './signature.ts'

/** Number of the test card that the double declines. */
const declinedCardNumber = '4000000000000002'

/** Returns the key that signs the double's events, specific to an installation. */
export const doubleSecret = (masterKey: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', 'complice payment double', 32))

/**
 * Test double of a provider for development, tests and demonstrations: accepts cards, charges nothing and stores
 * nothing; tokens are random.
 */
export const paymentDouble = (masterKey: string): PaymentProvider => ({
  tokenise: async ({ cardNumber, expirationDate }) => {
    const digits = normalizeCardNumber(cardNumber)
    const expiry = parseExpiry(expirationDate)
    if (digits === declinedCardNumber || !expiry) return null
    return { token: `tok_double_${newSecret()}`, brand: cardBrandOf(digits), lastFour: digits.slice(-4), ...expiry }
  },
  readStatus: async () => null,
  isGenuine: (rawBody, signature, now) => isSignatureOf(doubleSecret(masterKey), rawBody, signature, now),
})
