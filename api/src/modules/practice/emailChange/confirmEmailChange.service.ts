import type { FastifyRequest } from 'fastify'
import type { EmailChangeConfirmation, EmailChangeLink } from 'shared/contracts/accounts/emailChange'
import { errorCode } from 'shared/contracts/errorCodes'
import { inTransaction, type Tx } from '../../../db.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { renewalCookie } from '../accounts/renewalCookie.ts'
import { findSignInOfRenewal } from '../accounts/renewSignIn.sql.ts'
import { forgetOtherDevices } from '../knownDevices/knownDevices.service.ts'
import { applyEmailChange } from './applyEmailChange.service.ts'
import { deleteEmailChange, lockEmailChangeOfLink, updateConfirmation } from './emailChange.sql.ts'

const findChangeOfLink = async (tx: Tx, { now }: Services, token: string) =>
  requireFound(await lockEmailChangeOfLink(tx, token, now()), errorCode.linkRefused)

/** Reads the change of a link, without changing anything. Throws 404 (E144) if it has ended. */
export const viewEmailChange = (services: Services, token: string): Promise<EmailChangeLink> =>
  inTransaction(services.database, async (tx) => {
    const { side, change } = await findChangeOfLink(tx, services, token)
    const confirmedAt = side === 'FORMER' ? change.former_confirmed_at : change.new_confirmed_at
    return { sentTo: side, newEmail: change.new_email, isConfirmed: confirmedAt !== null }
  })

/** Finds the account's sign-in in the browser that opened the link, which continues after the change. */
async function findOwnSignIn(
  tx: Tx,
  { now }: Services,
  request: FastifyRequest,
  accountId: string,
): Promise<string | null> {
  const secret = renewalCookie(request)
  const signIn = secret === undefined ? undefined : await findSignInOfRenewal(tx, secret, now())
  return signIn?.accountId === accountId ? signIn.signInId : null
}

const isAddressTakenError = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'account_email'

/**
 * Confirms a change for the address of the link, and applies it once both addresses have confirmed. Throws 404 (E144)
 * if it has ended, 409 (E102) if another account was given the address in the meantime.
 */
export async function confirmEmailChange(
  services: Services,
  request: FastifyRequest,
  token: string,
): Promise<EmailChangeConfirmation> {
  try {
    return await inTransaction(services.database, async (tx) => {
      const { account, side, change } = await findChangeOfLink(tx, services, token)
      await updateConfirmation(tx, account.id, side, services.now())
      if ((side === 'FORMER' ? change.new_confirmed_at : change.former_confirmed_at) === null) return { isDone: false }
      const continuingSignInId = await findOwnSignIn(tx, services, request, account.id)
      await applyEmailChange(tx, services.now(), { account, newEmail: change.new_email, continuingSignInId })
      await forgetOtherDevices(tx, request, account.id)
      return { isDone: true }
    })
  } catch (error) {
    if (isAddressTakenError(error)) throw new Refusal(409, errorCode.emailTaken)
    throw error
  }
}

/** Withdraws the change of a link, which the owner of either address may refuse. */
export const cancelEmailChange = (services: Services, token: string): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const { account } = await findChangeOfLink(tx, services, token)
    await deleteEmailChange(tx, account.id)
  })
