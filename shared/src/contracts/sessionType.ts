import { Type, type Static } from 'typebox'
import { Id, Money } from './wire.ts'

/** `duration` in minutes, `defaultSessionPrice` in euros or null when the therapist's own default applies. */
export const SessionType = Type.Object({
  id: Id,
  name: Type.String(),
  duration: Type.Integer(),
  defaultSessionPrice: Type.Union([Money, Type.Null()]),
})
export type SessionType = Static<typeof SessionType>
