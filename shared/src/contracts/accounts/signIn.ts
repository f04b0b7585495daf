import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id } from '../wire.ts'

/** A device on which a member is signed in, described in plain words; its location is unknown. */
export const SignedInDevice = Type.Object({
  id: Id,
  device: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.String(),
  /** The device that sends the request. */
  isCurrent: Type.Boolean(),
})
export type SignedInDevice = Static<typeof SignedInDevice>
