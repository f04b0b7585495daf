import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Offer, Privilege, Role } from '../access.ts'
import { Email, Id, Money, Nullable, Password, Percent, Name, Text } from '../wire.ts'

export const Credentials = Type.Object({ email: Email, password: Text(128, 1) })
export type Credentials = Static<typeof Credentials>

/** A signed access token of 15 minutes, stored by the screens as `jwtToken` (ruling 30). */
export const Token = Type.Object({ token: Type.String() })
export type Token = Static<typeof Token>

/** Creates a practice on the chosen offer, with its owner. Ultime is sold on request only and is refused (ruling 4). */
export const SignUp = Type.Object({
  email: Email,
  password: Password,
  offer: Offer,
  firstname: Type.Optional(Name()),
  lastname: Type.Optional(Name()),
  /** The browser's time zone, from which that of the practice is proposed (ruling 150). */
  timeZone: Type.Optional(Text(60)),
})
export type SignUp = Static<typeof SignUp>

export const ResetRequest = Type.Object({ email: Email })
export const ResetToken = Type.Object({ token: Text(200, 1) })
/** The kind of account whose password the link changes: a member of a practice, or a patient who books. */
export const ResetTarget = Type.Object({
  email: Email,
  kind: Type.Union([Type.Literal('MEMBER'), Type.Literal('PATIENT')]),
})
export type ResetTarget = Static<typeof ResetTarget>
/** `email`, if present, must be the address of the token's account (ruling 31). */
export const NewPassword = Type.Object({ token: Text(200, 1), newPassword: Password, email: Type.Optional(Email) })
export type NewPassword = Static<typeof NewPassword>

/**
 * The signed-in user, as the shell shows them; `?logo=false` omits `logo`. `timeZone` is the practice's (ruling 15).
 */
export const UserDetails = Type.Object({
  id: Id,
  email: Email,
  firstname: Type.String(),
  lastname: Type.String(),
  firm: Nullable(Type.Object({ name: Type.String(), siren: Type.String() })),
  defaultSessionPrice: Money,
  /** Whether the practice charges VAT, at the rate `taxesAmount`. */
  taxes: Type.Boolean(),
  taxesAmount: Percent,
  tenant: Type.Object({ offer: Offer, taxesAmount: Percent, trialEndsAt: Type.String(), timeZone: Type.String() }),
  roles: Type.Array(Role),
  privileges: Type.Array(Privilege),
  /** Whether the practice is blocked, because its trial is over and it has no valid means of payment (ruling 5). */
  paymentBlocked: Type.Boolean(),
  /**
   * Whether the owner's address is unconfirmed: the practice then e-mails only members and is not listed (ruling 136).
   */
  isUnconfirmed: Type.Boolean(),
  /** Whether the first steps of the practice are shown to the member (ruling 183). */
  hasFirstSteps: Type.Boolean(),
  logo: Type.Optional(Nullable(Type.String())),
})
export type UserDetails = Static<typeof UserDetails>
