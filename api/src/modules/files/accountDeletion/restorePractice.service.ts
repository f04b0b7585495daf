import type { FastifyRequest } from 'fastify'
import type { Restoration, RestorationInput } from 'shared/contracts/accounts/restoration'
import { errorCode } from 'shared/contracts/errorCodes'
import { auditMember } from '../../../audit.ts'
import { findClosedAccount, updateSpentMailToken } from '../../../credentials/mailTokens.sql.ts'
import { beginRequest, inTransaction } from '../../../db.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { updateConfirmedAt } from '../../practice/accounts/confirmation.sql.ts'
import { findTokenVersion } from '../../practice/accounts/accounts.sql.ts'
import { spendCodeIfOn } from '../../practice/secondFactor/checkCode.service.ts'
import { countCodeAttempt, checkPasswordOf } from '../../practice/secondFactor/ownSecondFactor.service.ts'
import { findSecondFactor } from '../../practice/secondFactor/secondFactor.sql.ts'
import { updatePublishedTherapists } from '../../practice/user/user.sql.ts'
import { lockClosedPractice, updateReopenedPractice } from './restorePractice.sql.ts'

const findAccountOfLink = ({ database, now }: Services, token: string) =>
  inTransaction(database, async (tx) =>
    requireFound(await findClosedAccount(tx, 'RESTORE', token, now()), errorCode.linkRefused),
  )

/** Reads the closed practice of an e-mailed link; throws 404 for a used or expired link. */
export async function viewRestoration(services: Services, token: string): Promise<Restoration> {
  const account = await findAccountOfLink(services, token)
  return inTransaction(services.database, async (tx) => {
    const practice = requireFound(await lockClosedPractice(tx, account.id, services.now()), errorCode.linkRefused)
    const secondFactor = await findSecondFactor(tx, account.id)
    return {
      destroyAt: practice.destroyAt.toISOString(),
      timeZone: practice.timeZone,
      needsCode: Boolean(secondFactor?.confirmed_at),
    }
  })
}

/**
 * Restores a closed practice: its data are as before the closure, and its members can sign in again (ruling 76). Throws
 * 404 for a used or expired link, 400 for a wrong password or code, 429 after too many attempts.
 */
export async function restorePractice(
  services: Services,
  request: FastifyRequest,
  { token, password, code }: RestorationInput,
): Promise<void> {
  const account = await findAccountOfLink(services, token)
  await checkPasswordOf(services, request, account, password)
  await countCodeAttempt(services, request, account.id, () =>
    inTransaction(services.database, async (tx) => {
      const { tenantId } = requireFound(await lockClosedPractice(tx, account.id, services.now()), errorCode.linkRefused)
      if (!(await updateSpentMailToken(tx, 'RESTORE', token, services.now())))
        throw new Refusal(404, errorCode.linkRefused)
      await updateReopenedPractice(tx, tenantId)
      const member = requireFound(await beginRequest(tx, account.id, await findTokenVersion(tx, account.id)))
      const context = { tx, member, services }
      await spendCodeIfOn(context, code)
      // The link was sent to that address, so using it also confirms the address.
      await updateConfirmedAt(tx, account.id, services.now())
      await updatePublishedTherapists(tx)
      await auditMember(context, { act: 'restore', entity: 'tenant', entityId: tenantId })
    }),
  )
}
