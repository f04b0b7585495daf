import { inTransaction } from '../../../db.ts'
import type { Handlers } from '../../../handlers.ts'
import { findAccountByCredentials } from '../accounts/signIn.service.ts'
import { continueAfterPassword } from './firstStep.service.ts'
import { confirmToSignIn, setUpToSignIn, signInByCode } from './secondStep.service.ts'

export const signInHandlers = {
  'POST /login': async ({ body, services, request, reply }) => {
    const account = await findAccountByCredentials(services, request, 'MEMBER', body)
    return inTransaction(services.database, (tx) =>
      continueAfterPassword(tx, services, reply, { accountId: account.id, isNewAccount: false }),
    )
  },

  'POST /login/second-factor': (call) => signInByCode(call, call.body),

  'POST /login/second-factor/setup': (call) => setUpToSignIn(call, call.body.challenge),

  'POST /login/second-factor/confirm': (call) => confirmToSignIn(call, call.body),
} satisfies Partial<Handlers>
