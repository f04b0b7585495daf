import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Email, Nullable, Text } from '../wire.ts'

/** Hours in which a change of address must be confirmed at both addresses (ruling 138). */
export const emailChangeHours = 48

export const NewEmail = Type.Object({ email: Email })
export type NewEmail = Static<typeof NewEmail>

/** Contains the password, because a patient's account cannot send the proof of `proof.ts`. */
export const NewPatientEmail = Type.Object({ email: Email, password: Text(128, 1) })
export type NewPatientEmail = Static<typeof NewPatientEmail>

/**
 * The account's address, and its pending change. `isConfirmed`: whether the current address is confirmed; an
 * unconfirmed address need not confirm the change.
 */
export const EmailChange = Type.Object({
  email: Email,
  isConfirmed: Type.Boolean(),
  pending: Nullable(
    Type.Object({
      newEmail: Email,
      expiresAt: Type.String(),
      isConfirmedByFormer: Type.Boolean(),
      isConfirmedByNew: Type.Boolean(),
    }),
  ),
})
export type EmailChange = Static<typeof EmailChange>

/** The content of the page that a confirmation link opens. `sentTo` is the address to which the link was sent. */
export const EmailChangeLink = Type.Object({
  sentTo: Type.Union([Type.Literal('FORMER'), Type.Literal('NEW')]),
  newEmail: Email,
  isConfirmed: Type.Boolean(),
})
export type EmailChangeLink = Static<typeof EmailChangeLink>

/** `isDone`: the address has changed; otherwise the other address must still confirm. */
export const EmailChangeConfirmation = Type.Object({ isDone: Type.Boolean() })
export type EmailChangeConfirmation = Static<typeof EmailChangeConfirmation>
