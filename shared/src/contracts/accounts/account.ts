import { Type, type Static } from 'typebox'
import { Offer, Privilege, Role } from '../access.ts'
import { Email, Id, Money, Nullable, Password, Percent, Name, Text } from '../wire.ts'

export const Credentials = Type.Object({ email: Email, password: Text(128, 1) })
export type Credentials = Static<typeof Credentials>

/** A signed access token of 15 minutes, kept by the screens as `jwtToken` (ruling 30). */
export const Token = Type.Object({ token: Type.String() })
export type Token = Static<typeof Token>

/** Opens a practice on the chosen offer with its owner; Ultime is by contract and refused here (ruling 4). */
export const SignUp = Type.Object({
  email: Email,
  password: Password,
  offer: Offer,
  firstname: Type.Optional(Name()),
  lastname: Type.Optional(Name()),
})
export type SignUp = Static<typeof SignUp>

export const ResetRequest = Type.Object({ email: Email })
export const ResetToken = Type.Object({ token: Text(200, 1) })
/** Whose password the link changes: a member signs in to a practice, a patient while booking. */
export const ResetTarget = Type.Object({
  email: Email,
  kind: Type.Union([Type.Literal('MEMBER'), Type.Literal('PATIENT')]),
})
export type ResetTarget = Static<typeof ResetTarget>
/** `email`, when given, must be the token's account (ruling 31). */
export const NewPassword = Type.Object({ token: Text(200, 1), newPassword: Password, email: Type.Optional(Email) })
export type NewPassword = Static<typeof NewPassword>

/** What the shell knows of the signed-in user; `logo` is left out with `?logo=false`. `timeZone` is the one the practice's clock shows (ruling 15). */
export const UserDetails = Type.Object({
  id: Id,
  email: Email,
  firstname: Type.String(),
  lastname: Type.String(),
  firm: Nullable(Type.Object({ name: Type.String(), siren: Type.String() })),
  defaultSessionPrice: Money,
  taxes: Type.Boolean(),
  taxesAmount: Percent,
  tenant: Type.Object({ offer: Offer, taxesAmount: Percent, trialEndsAt: Type.String(), timeZone: Type.String() }),
  roles: Type.Array(Role),
  privileges: Type.Array(Privilege),
  paymentBlocked: Type.Boolean(),
  logo: Type.Optional(Nullable(Type.String())),
})
export type UserDetails = Static<typeof UserDetails>
