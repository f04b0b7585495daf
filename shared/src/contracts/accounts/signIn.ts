import { Type, type Static } from 'typebox'
import { Id } from '../wire.ts'

/** A device on which a member is signed in, in plain words; where it is, is not known. */
export const SignedInDevice = Type.Object({
  id: Id,
  device: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.String(),
  /** The one that asks. */
  isCurrent: Type.Boolean(),
})
export type SignedInDevice = Static<typeof SignedInDevice>
