import * as Type from 'typebox'
import {
  Credentials,
  NewPassword,
  ResetRequest,
  ResetTarget,
  ResetToken,
  SignUp,
  Token,
  UserDetails,
} from '../../accounts/account.ts'
import { errorCode } from '../../errorCodes.ts'
import { MailToken } from '../../directory/booking.ts'
import { SignInStep } from '../../accounts/secondFactor.ts'
import type { Route } from '../route.ts'
import { Flag } from '../../wire.ts'

export const accountRoutes = {
  'POST /login': {
    summary: 'Sign a member in; with a second factor, neither token nor cookie is returned before the second step',
    auth: 'account',
    body: Credentials,
    ok: SignInStep,
    status: 200,
    errors: [errorCode.notFound, errorCode.unauthenticated, errorCode.tooManyTries],
  },
  'POST /signup': {
    summary: 'Create a practice with its owner',
    auth: 'account',
    body: SignUp,
    ok: Token,
    status: 201,
    errors: [errorCode.tooManyEmailRequests, errorCode.emailTaken, errorCode.tooManyTries],
  },
  'POST /session/renew': {
    summary: 'Exchange the renewal cookie for a new access token',
    auth: 'account',
    ok: Token,
    status: 200,
    errors: [errorCode.unauthenticated],
  },
  'POST /logout': {
    summary: 'End this sign-in, or all of them',
    auth: 'account',
    query: Type.Object({ everywhere: Type.Optional(Flag) }),
    status: 204,
    errors: [errorCode.unauthenticated],
  },
  'POST /user/resetPassword': {
    summary: 'Request the e-mail that resets a password',
    auth: 'account',
    body: ResetRequest,
    status: 204,
    errors: [
      errorCode.recipientQuotaReached,
      errorCode.tooManyEmailRequests,
      errorCode.userUnknown,
      errorCode.tooManyTries,
    ],
  },
  'GET /user/changePassword': {
    summary: 'Whether the link of the reset e-mail is still valid',
    auth: 'account',
    query: ResetToken,
    ok: ResetTarget,
    status: 200,
    errors: [errorCode.linkRefused],
  },
  'POST /user/updatePassword': {
    summary: 'Set a new password with the link of the reset e-mail',
    auth: 'account',
    body: NewPassword,
    status: 200,
    errors: [errorCode.linkRefused],
  },
  'POST /public/confirmations': {
    summary: 'Confirm the address of an account by the link of an e-mail',
    auth: 'public',
    body: MailToken,
    status: 204,
    errors: [errorCode.linkRefused],
  },
  'POST /user/confirmation-mails': {
    summary: 'E-mail me the link that confirms my address again, unless it is confirmed; at most five in 24 hours',
    auth: 'bearer',
    whenBlocked: true,
    managesOwnTransactions: true,
    status: 204,
    errors: [errorCode.tooManyTries],
  },

  'GET /user/details': {
    summary: 'The signed-in member, with their firm',
    auth: 'bearer',
    whenBlocked: true,
    query: Type.Object({ logo: Type.Optional(Flag) }),
    ok: UserDetails,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
