import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Token } from './account.ts'
import { Id, Nullable, Text } from '../wire.ts'

/** Six digits of an authenticator app, or a recovery code with or without its hyphens. */
const Code = Text(40, 1)

/**
 * Proves that the password was verified. Valid for five minutes if a code of the second factor follows, for half an
 * hour if the practice requires the member to set one up.
 */
export const SignInChallenge = Type.Object({
  challenge: Type.String(),
  next: Type.Union([Type.Literal('CODE'), Type.Literal('SETUP')]),
})
export type SignInChallenge = Static<typeof SignInChallenge>

/** The response to a correct password: a token, or the challenge of a second step. */
export const SignInStep = Type.Union([Token, SignInChallenge])
export type SignInStep = Static<typeof SignInStep>

export const ChallengeInput = Type.Object({ challenge: Text(2000, 1) })
export const SecondStep = Type.Object({ ...ChallengeInput.properties, code: Code })
export type SecondStep = Static<typeof SecondStep>

/** A key for an authenticator app: in base32, as the `otpauth:` address that apps open, and as its QR code (SVG). */
export const AuthenticatorKey = Type.Object({ key: Type.String(), address: Type.String(), qrCode: Type.String() })
export type AuthenticatorKey = Static<typeof AuthenticatorKey>

/** Codes usable once each, in place of the app's code. They are shown once: only their digests are stored. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

/** The response to a sign-in during which the second factor was set up. */
export const FirstSignIn = Type.Object({ ...Token.properties, ...RecoveryCodes.properties })
export type FirstSignIn = Static<typeof FirstSignIn>

/** The signed-in member's second factor. `since` is the ISO instant it was turned on; null while it is off. */
export const SecondFactor = Type.Object({
  isOn: Type.Boolean(),
  since: Nullable(Type.String()),
  recoveryCodesLeft: Type.Integer(),
  /** Whether the practice requires it of all its members. */
  isDemanded: Type.Boolean(),
})
export type SecondFactor = Static<typeof SecondFactor>

/** `code` is required while a second factor is on: a code of the app being replaced, or a recovery code. */
export const SetUpInput = Type.Object({ password: Text(128, 1), code: Type.Optional(Code) })
export type SetUpInput = Static<typeof SetUpInput>

/** A code of the app being set up; recovery codes are not accepted. */
export const ConfirmInput = Type.Object({ appCode: Text(10, 1) })

export const PasswordAndCode = Type.Object({ password: Text(128, 1), code: Code })
export type PasswordAndCode = Static<typeof PasswordAndCode>

/** The members of the team who have a second factor, and whether the practice requires one of all. */
export const TeamSecondFactor = Type.Object({ isDemanded: Type.Boolean(), memberIds: Type.Array(Id) })
export type TeamSecondFactor = Static<typeof TeamSecondFactor>

export const SecondFactorDemand = Type.Object({ isDemanded: Type.Boolean() })
