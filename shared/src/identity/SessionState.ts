import type { UserDetails } from '../contracts/accounts/account.ts'

/** The sign-in of this document: its token, its member, and the states in which it ends. */
export interface SessionState {
  token: string | null
  /**
   * The last received details, also stored in localStorage so that the menu renders without waiting. Null while signed
   * out, and until the first details arrive.
   */
  user: UserDetails | null
  /** Whether the practice is blocked until it pays. */
  paymentBlocked: boolean
  /** The number of E123 responses; when it increases, the shell opens the payment screen again. */
  blockedResponses: number
  /** Whether the server, not the user, ended the sign-in. */
  expired: boolean
  /** Whether this document, without a token, has asked the server whether the cookie's sign-in is still valid. */
  hasAskedToResume: boolean
  /** Whether a new document is to replace this one, whose owner is no longer signed in: nothing more is rendered. */
  isReplacingDocument: boolean
  /** Whether the new document cannot be loaded yet, because the server has not confirmed the sign-out. */
  isAwaitingNetwork: boolean
}
