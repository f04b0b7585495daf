import { Type, type Static } from 'typebox'
import { Token } from './account.ts'
import { Id, Nullable, Text } from '../wire.ts'

/** Six digits of an authenticator app, or a recovery code, with or without the hyphens it is shown with. */
const Code = Text(40, 1)

/**
 * Proves that the password was right a moment ago: for five minutes, next is a code of the member's second factor; for half
 * an hour, setting one up where the practice demands it.
 */
export const SignInChallenge = Type.Object({
  challenge: Type.String(),
  next: Type.Union([Type.Literal('CODE'), Type.Literal('SETUP')]),
})
export type SignInChallenge = Static<typeof SignInChallenge>

/** What a right password leads to: a token, or the challenge of a second step. */
export const SignInStep = Type.Union([Token, SignInChallenge])
export type SignInStep = Static<typeof SignInStep>

export const ChallengeInput = Type.Object({ challenge: Text(2000, 1) })
export const SecondStep = Type.Object({ ...ChallengeInput.properties, code: Code })
export type SecondStep = Static<typeof SecondStep>

/** A key for an authenticator app: in base32, as the `otpauth:` address apps open, and as a QR code (SVG) of it. */
export const AuthenticatorKey = Type.Object({ key: Type.String(), address: Type.String(), qrCode: Type.String() })
export type AuthenticatorKey = Static<typeof AuthenticatorKey>

/** Each is good once, in place of an app's code. They are shown once: only digests are kept. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

export const FirstSignIn = Type.Object({ ...Token.properties, ...RecoveryCodes.properties })
export type FirstSignIn = Static<typeof FirstSignIn>

/** The member's own. `since` is an instant. */
export const SecondFactor = Type.Object({
  isOn: Type.Boolean(),
  since: Nullable(Type.String()),
  recoveryCodesLeft: Type.Integer(),
  /** By the practice, of all its members. */
  isDemanded: Type.Boolean(),
})
export type SecondFactor = Static<typeof SecondFactor>

/** `code` is asked for where a second factor is on: of the app it replaces, or a recovery code. */
export const SetUpInput = Type.Object({ password: Text(128, 1), code: Type.Optional(Code) })
export type SetUpInput = Static<typeof SetUpInput>

/** A code of the app that was set up: a recovery code confirms nothing. */
export const ConfirmInput = Type.Object({ appCode: Text(10, 1) })

export const PasswordAndCode = Type.Object({ password: Text(128, 1), code: Code })
export type PasswordAndCode = Static<typeof PasswordAndCode>

/** Who of the team has a second factor, and whether all must. */
export const TeamSecondFactor = Type.Object({ isDemanded: Type.Boolean(), memberIds: Type.Array(Id) })
export type TeamSecondFactor = Static<typeof TeamSecondFactor>

export const SecondFactorDemand = Type.Object({ isDemanded: Type.Boolean() })
