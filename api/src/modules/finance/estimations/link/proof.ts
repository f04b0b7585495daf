import { Type, type Static } from 'typebox'
import { Nullable } from 'shared/contracts/wire'
import { createTypeGuard, encryptedJson } from '../../../../encryption/encryptedJson.ts'

/**
 * Evidence of a quote accepted online, stored encrypted: the typed name, the time, and the hash of the accepted file.
 */
const AcceptanceProof = Type.Object({
  firstname: Type.String(),
  lastname: Type.String(),
  /** SHA-256 of the accepted PDF, in hexadecimal. */
  sha256: Type.String(),
  /** Whether an individual asks that the sessions begin before the end of the withdrawal period; null for a firm. */
  earlyStart: Nullable(Type.Boolean()),
  acceptedAt: Type.String(),
  /** E-mail address that the link was sent to. */
  sentTo: Type.String(),
})
export type AcceptanceProof = Static<typeof AcceptanceProof>

export const encryptedProof = encryptedJson(
  { table: 'estimation_event', column: 'proof' },
  createTypeGuard(AcceptanceProof),
)
