import { errorCode } from '../../errorCodes.ts'
import {
  AuthenticatorKey,
  ChallengeInput,
  ConfirmInput,
  FirstSignIn,
  PasswordAndCode,
  RecoveryCodes,
  SecondFactor,
  SecondFactorDemand,
  SecondStep,
  SetUpInput,
  TeamSecondFactor,
} from '../../accounts/secondFactor.ts'
import { Token } from '../../accounts/account.ts'
import { ById } from '../../wire.ts'
import type { Route } from '../route.ts'

/**
 * Checking a password or a code is deliberately slow: no transaction is open meanwhile, and nothing is stored for a
 * retry.
 */
const secretCheck = { auth: 'bearer', managesOwnTransactions: true, containsSecret: true } as const
const secretCheckErrors = [
  errorCode.invalid,
  errorCode.codeRefused,
  errorCode.codeUsed,
  errorCode.tooManyTries,
] as const

/** The team's second factors, for administrators. */
const administratorAccess = {
  auth: 'bearer',
  privilege: 'ADMINISTRATION',
  offers: ['PRO', 'ULTIME'],
  roles: ['ROLE_ADMIN'],
} as const

export const secondFactorRoutes = {
  'POST /login/second-factor': {
    summary: 'The second step of a sign-in: a code of the app, or a recovery code',
    auth: 'account',
    body: SecondStep,
    ok: Token,
    status: 200,
    errors: [errorCode.codeRefused, errorCode.codeUsed, errorCode.challengeOver, errorCode.tooManyTries],
  },
  'POST /login/second-factor/setup': {
    summary: 'Create the app key of a member without a second factor, whose practice requires one',
    auth: 'account',
    body: ChallengeInput,
    ok: AuthenticatorKey,
    status: 200,
    errors: [errorCode.challengeOver, errorCode.tooManyTries],
  },
  'POST /login/second-factor/confirm': {
    summary: 'Confirm the key of the set-up by the first code of the app, and sign in; returns the recovery codes once',
    auth: 'account',
    body: SecondStep,
    ok: FirstSignIn,
    status: 200,
    errors: [errorCode.codeRefused, errorCode.challengeOver, errorCode.secondFactorOff, errorCode.tooManyTries],
  },

  'GET /user/second-factor': {
    summary: 'Whether I sign in with a second factor',
    auth: 'bearer',
    ok: SecondFactor,
    status: 200,
    errors: [],
  },
  'POST /user/second-factor/setup': {
    ...secretCheck,
    summary:
      'Create a key for my app, with my password and, if a second factor is on, its code. It takes effect once confirmed',
    body: SetUpInput,
    ok: AuthenticatorKey,
    status: 200,
    errors: secretCheckErrors,
  },
  'POST /user/second-factor/confirm': {
    ...secretCheck,
    summary: 'Confirm my app by its first code; the recovery codes are returned only once',
    body: ConfirmInput,
    ok: RecoveryCodes,
    status: 200,
    errors: [errorCode.codeRefused, errorCode.secondFactorOff, errorCode.tooManyTries],
  },
  'POST /user/second-factor/recovery-codes': {
    ...secretCheck,
    summary: 'Create new recovery codes, returned only once; the former ones are void',
    body: PasswordAndCode,
    ok: RecoveryCodes,
    status: 200,
    errors: [...secretCheckErrors, errorCode.secondFactorOff],
  },
  'POST /user/second-factor/off': {
    ...secretCheck,
    summary: 'Turn my second factor off; 409 (E233) if the practice requires one',
    body: PasswordAndCode,
    status: 204,
    errors: [...secretCheckErrors, errorCode.secondFactorOff, errorCode.secondFactorDemanded],
  },

  'GET /user/team/second-factor': {
    ...administratorAccess,
    summary: 'The members of the team with a second factor, and whether all need one',
    ok: TeamSecondFactor,
    status: 200,
    errors: [],
  },
  'PUT /user/team/second-factor': {
    ...administratorAccess,
    summary:
      'Require a second factor of all members, or stop requiring it: members without one set it up at their next sign-in',
    body: SecondFactorDemand,
    status: 204,
    errors: [],
  },
  'DELETE /user/team/members/:id/second-factor': {
    ...administratorAccess,
    summary:
      'Remove the second factor of a member who lost their phone: all their sign-ins end, and they get an e-mail',
    params: ById,
    status: 204,
    errors: [errorCode.notFound, errorCode.forbidden],
  },
} as const satisfies Record<string, Route>
