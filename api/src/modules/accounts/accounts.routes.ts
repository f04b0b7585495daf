import { errorCode } from 'shared/contracts/errorCodes'
import { isOnContact } from 'shared/domain/accounts/offers'
import { inTransaction } from '../../db.ts'
import type { Handlers } from '../../handlers.ts'
import { mailTokenAccount } from '../../mailTokens.sql.ts'
import { hashPassword, refuseCommonPassword } from '../../passwords.ts'
import { Refusal } from '../../refusal.ts'
import { throttled } from '../../throttle.ts'
import { accountByCredentials, memberToken, sessionToken } from './signIn.service.ts'
import { memberDetails, tokenVersionOf } from './accounts.sql.ts'
import { changePassword, sendResetLinks } from './password.service.ts'
import { openPractice } from './practice.service.ts'
import { forgetRenewal, keepRenewal, renewalOf } from './renewalCookie.ts'
import { endAllSignIns, endSignIn, renewSignIn } from './signIns.sql.ts'

export const accountHandlers = {
  'POST /login': async ({ body, services, request, reply }) => {
    const account = await accountByCredentials(services, request, 'MEMBER', body)
    return inTransaction(services.database, (tx) => sessionToken(tx, services, reply, account.id))
  },

  'POST /signup': async ({ body, services, request, reply }) => {
    const { email, password, offer } = body
    await throttled(services, request, 'signup', email)
    if (isOnContact(offer)) {
      const message = `L'offre Ultime se souscrit par contrat : écrivez-nous à ${services.settings.providerEmail}.`
      throw new Refusal(400, errorCode.invalid, { problems: [{ field: 'offer', message }] })
    }
    refuseCommonPassword(password, email, 'password')
    const passwordHash = await hashPassword(password)
    return inTransaction(services.database, async (tx) => {
      const { ownerId } = await openPractice(tx, services, { ...body, passwordHash })
      return sessionToken(tx, services, reply, ownerId)
    })
  },

  'POST /session/renew': async ({ services, request, reply }) => {
    const secret = renewalOf(request)
    const token = await inTransaction(services.database, async (tx) => {
      const renewed = secret && (await renewSignIn(tx, secret, services.now()))
      if (!renewed) return null
      if (renewed.next) keepRenewal(reply, services.settings, renewed.next)
      return memberToken(tx, services, renewed.accountId)
    })
    if (token) return { token }
    forgetRenewal(reply, services.settings)
    throw new Refusal(401, errorCode.unauthenticated)
  },

  'POST /logout': async ({ query, services, request, reply }) => {
    const secret = renewalOf(request)
    const claims = await services.tokens.readAccess(
      /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '',
    )
    await inTransaction(services.database, async (tx) => {
      const accountOfCookie = secret && (await endSignIn(tx, secret))
      if (query.everywhere !== 'true') return
      const accountOfToken =
        claims && claims.tokenVersion === (await tokenVersionOf(tx, claims.accountId)) ? claims.accountId : undefined
      const accountId = accountOfCookie || accountOfToken
      if (!accountId) throw new Refusal(401, errorCode.unauthenticated)
      await endAllSignIns(tx, accountId)
    })
    forgetRenewal(reply, services.settings)
    return undefined
  },

  'POST /user/resetPassword': async ({ body, services, request }) => {
    await throttled(services, request, 'reset', body.email)
    await inTransaction(services.database, (tx) => sendResetLinks(tx, services, body.email))
    return undefined
  },

  'GET /user/changePassword': async ({ query, services }) => {
    const account = await inTransaction(services.database, (tx) =>
      mailTokenAccount(tx, 'RESET', query.token, services.now()),
    )
    if (!account) throw new Refusal(404, errorCode.linkRefused)
    return { email: account.email, kind: account.kind }
  },

  'POST /user/updatePassword': async ({ body, services, request }) => {
    await throttled(services, request, 'password')
    await changePassword(services, body)
    return undefined
  },

  'GET /user/details': async ({ tx, member, query }) => {
    const { member: row, owner, trialEndsAt } = await memberDetails(tx, member)
    const { firm_name: name, firm_siren: siren } = row.firm_name ? row : owner
    return {
      id: row.id,
      email: row.email,
      firstname: row.firstname,
      lastname: row.lastname,
      firm: name || siren ? { name, siren } : null,
      defaultSessionPrice: row.default_session_price,
      taxes: row.taxes,
      taxesAmount: row.taxes_amount,
      tenant: {
        offer: member.offer,
        taxesAmount: owner.taxes_amount,
        trialEndsAt: trialEndsAt.toISOString(),
        timeZone: member.timeZone,
      },
      roles: member.roles,
      privileges: member.privileges,
      paymentBlocked: member.blocked,
      ...(query.logo !== 'false' && { logo: row.logo }),
    }
  },
} satisfies Partial<Handlers>
