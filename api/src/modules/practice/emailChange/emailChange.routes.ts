import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../../../db.ts'
import type { Handlers } from '../../../handlers.ts'
import type { Services } from '../../../services.ts'
import { countAttempt } from '../../../throttle.ts'
import { findCredentials } from '../accounts/accounts.sql.ts'
import { refuseWithoutProof } from '../proof/proof.service.ts'
import { checkPasswordOf } from '../secondFactor/ownSecondFactor.service.ts'
import { cancelEmailChange, confirmEmailChange, viewEmailChange } from './confirmEmailChange.service.ts'
import { deleteEmailChange } from './emailChange.sql.ts'
import { readEmailChange, requestEmailChange, resendEmailChange } from './requestEmailChange.service.ts'

/** Counts a request against the rate limit, because it can send two e-mails, one of them to a typed address. */
const countRequest = (services: Services, request: FastifyRequest, accountId: string) =>
  countAttempt(services, request, 'email change', accountId)

const countLink = (services: Services, request: FastifyRequest) => countAttempt(services, request, 'email change link')

export const emailChangeHandlers = {
  'GET /user/email-change': ({ tx, services, member }) => readEmailChange(tx, services, member.accountId),

  'POST /user/email-change': async ({ inPractice, services, request, body }) => {
    const accountId = await inPractice(async (context) => {
      await refuseWithoutProof(context, request)
      return context.member.accountId
    })
    await countRequest(services, request, accountId)
    return inPractice(({ tx }) => requestEmailChange(tx, services, accountId, body.email))
  },

  'POST /user/email-change/resend': async ({ inPractice, services, request }) => {
    const accountId = await inPractice(({ member }) => Promise.resolve(member.accountId))
    await countRequest(services, request, accountId)
    return inPractice(({ tx }) => resendEmailChange(tx, services, accountId))
  },

  'DELETE /user/email-change': ({ tx, member }) => deleteEmailChange(tx, member.accountId),

  'GET /patient-account/email-change': ({ services, patient }) =>
    inTransaction(services.database, (tx) => readEmailChange(tx, services, patient.accountId)),

  'POST /patient-account/email-change': async ({ services, request, patient, body }) => {
    const credentials = await inTransaction(services.database, (tx) => findCredentials(tx, patient.accountId))
    await checkPasswordOf(services, request, credentials, body.password)
    await countRequest(services, request, patient.accountId)
    return inTransaction(services.database, (tx) => requestEmailChange(tx, services, patient.accountId, body.email))
  },

  'POST /patient-account/email-change/resend': async ({ services, request, patient }) => {
    await countRequest(services, request, patient.accountId)
    return inTransaction(services.database, (tx) => resendEmailChange(tx, services, patient.accountId))
  },

  'DELETE /patient-account/email-change': ({ services, patient }) =>
    inTransaction(services.database, (tx) => deleteEmailChange(tx, patient.accountId)),

  'POST /email-changes/view': async ({ services, request, body }) => {
    await countLink(services, request)
    return viewEmailChange(services, body.token)
  },

  'POST /email-changes/confirm': async ({ services, request, body }) => {
    await countLink(services, request)
    return confirmEmailChange(services, request, body.token)
  },

  'POST /email-changes/cancel': async ({ services, request, body }) => {
    await countLink(services, request)
    await cancelEmailChange(services, body.token)
  },
} satisfies Partial<Handlers>
