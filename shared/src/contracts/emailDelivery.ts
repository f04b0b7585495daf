import * as Type from 'typebox'
import type { Static } from 'typebox'

/**
 * `WITHDRAWN`: a dunning e-mail that was not sent because nothing remained to be paid; for a quote, an e-mail replaced
 * by a newer one.
 */
export const EmailState = Type.Union([
  Type.Literal('PENDING'),
  Type.Literal('SENT'),
  Type.Literal('REFUSED'),
  Type.Literal('WITHDRAWN'),
])
export type EmailState = Static<typeof EmailState>

/** The reason an e-mail was not delivered: the mail server's response, as one of these codes. */
export const EmailRefusal = Type.Union([
  Type.Literal('UNKNOWN_ADDRESS'),
  Type.Literal('MAILBOX_FULL'),
  Type.Literal('TOO_LARGE'),
  Type.Literal('REJECTED'),
  Type.Literal('UNREACHABLE'),
])
export type EmailRefusal = Static<typeof EmailRefusal>
