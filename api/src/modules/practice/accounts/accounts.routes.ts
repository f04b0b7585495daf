import { inTransaction } from '../../../db.ts'
import type { Handlers } from '../../../handlers.ts'
import { countAttempt, countEmailRequest } from '../../../throttle.ts'
import { requireClaims } from '../../../plugins/authorisation.ts'
import { confirmAddressByLink, sendConfirmationLink } from './confirmation.service.ts'
import { readDetails } from './details.service.ts'
import { changePassword, readResetLink, sendResetLinks } from './password.service.ts'
import { renewToken, signOut } from './renewal.service.ts'
import { signUp } from './signUp.service.ts'

export const accountHandlers = {
  'POST /signup': async ({ body, services, request, reply }) => {
    await countAttempt(services, request, 'signup', body.email)
    await countEmailRequest(services, request)
    return signUp(services, reply, body)
  },

  'POST /session/renew': ({ services, request, reply }) => renewToken(services, request, reply),

  'POST /logout': ({ query, services, request, reply }) =>
    signOut(services, request, reply, { everywhere: query.everywhere === 'true' }),

  'POST /user/resetPassword': async ({ body, services, request }) => {
    await countAttempt(services, request, 'reset', body.email)
    await countEmailRequest(services, request)
    await inTransaction(services.database, (tx) => sendResetLinks(tx, services, body.email))
  },

  'GET /user/changePassword': async ({ query, services }) => {
    const { email, kind } = await readResetLink(services, query.token)
    return { email, kind }
  },

  'POST /user/updatePassword': async ({ body, services, request }) => {
    await countAttempt(services, request, 'password')
    await changePassword(services, request, body)
  },

  'POST /public/confirmations': async ({ body, services, request }) => {
    await countAttempt(services, request, 'confirmations')
    await confirmAddressByLink(services, body.token)
  },

  'POST /user/confirmation-mails': async ({ inPractice, services, request }) => {
    await countAttempt(services, request, 'confirmation-mails', requireClaims(request).accountId)
    await inPractice(sendConfirmationLink)
  },

  'GET /user/details': (call) => readDetails(call, { includesLogo: call.query.logo !== 'false' }),
} satisfies Partial<Handlers>
