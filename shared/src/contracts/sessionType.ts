import { Type, type Static } from 'typebox'
import { Id, Money, Nullable } from './wire.ts'

/** Animals a kind of session needs: so many, of a species or of any. */
export const AnimalsNeeded = Type.Object({ count: Type.Integer(), speciesId: Nullable(Id) })
export type AnimalsNeeded = Static<typeof AnimalsNeeded>

/** `duration` in minutes, `defaultSessionPrice` in euros or null when the therapist's own default applies. */
export const SessionType = Type.Object({
  id: Id,
  name: Type.String(),
  duration: Type.Integer(),
  defaultSessionPrice: Type.Union([Money, Type.Null()]),
  animalsNeeded: Nullable(AnimalsNeeded),
})
export type SessionType = Static<typeof SessionType>
