import { Type, type Static } from 'typebox'
import { Nullable } from 'shared/contracts/wire'
import { createTypeGuard, encryptedJson } from '../../../../encryption/encryptedJson.ts'

/** Proof of an online acceptance, stored encrypted: the typed name, the time, and the hash of the accepted file. */
const AcceptanceProof = Type.Object({
  firstname: Type.String(),
  lastname: Type.String(),
  sha256: Type.String(),
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
