import type { FastifyRequest } from 'fastify'
import type { NewPassword } from 'shared/contracts/accounts/account'
import { errorCode } from 'shared/contracts/errorCodes'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction, type Tx } from '../../../db.ts'
import { passwordChangedEmail } from '../../../mail/emails/passwordChanged.email.ts'
import { passwordResetEmail } from '../../../mail/emails/passwordReset.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { findMailTokenAccount, insertMailToken, updateSpentMailToken } from '../../../credentials/mailTokens.sql.ts'
import { hashPassword, refuseWeakPassword } from '../../../credentials/passwords.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { forgetOtherDevices } from '../knownDevices/knownDevices.service.ts'
import { confirmAddress } from './confirmation.service.ts'
import { listAccountsByEmail, normalizeEmail, updatePassword } from './accounts.sql.ts'
import { deleteSignIns } from './signIns.sql.ts'

const linkLifetimeMs = 30 * 60_000

/** Sends one e-mail for each account with the address. Throws 404 if no account has it. */
export async function sendResetLinks(tx: Tx, { now }: Services, email: string): Promise<void> {
  const accounts = await listAccountsByEmail(tx, email)
  if (accounts.length === 0) throw new Refusal(404, errorCode.userUnknown)
  for (const { id, kind } of accounts) {
    const token = await insertMailToken(tx, 'RESET', id, new Date(now().getTime() + linkLifetimeMs))
    await sendEmail(tx, {
      email: passwordResetEmail,
      to: { name: '', address: email },
      data: { token, kind },
      key: uuidv7(),
    })
  }
}

/** Finds the account of a reset link; throws 404 for a used or expired link. */
export async function readResetLink({ database, now }: Services, token: string) {
  const account = await inTransaction(database, (tx) => findMailTokenAccount(tx, 'RESET', token, now()))
  return requireFound(account, errorCode.linkRefused)
}

/**
 * Sets the password with a reset link, which then no longer works. Ends every sign-in of the account, forgets its
 * other devices and notifies its address (ruling 31).
 */
export async function changePassword(
  services: Services,
  request: FastifyRequest,
  { token, newPassword, email }: NewPassword,
): Promise<void> {
  const { database, now } = services
  const account = await readResetLink(services, token)
  if (email !== undefined && normalizeEmail(email) !== account.email)
    refuseProblems([{ field: 'email', message: "Cette adresse n'est pas celle du lien reçu." }])
  refuseWeakPassword(newPassword, account.email, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(database, async (tx) => {
    if (!(await updateSpentMailToken(tx, 'RESET', token, now()))) throw new Refusal(404, errorCode.linkRefused)
    await updatePassword(tx, account.id, passwordHash)
    await deleteSignIns(tx, account.id)
    await forgetOtherDevices(tx, request, account.id)
    await sendEmail(tx, {
      email: passwordChangedEmail,
      to: { name: '', address: account.email },
      data: {},
      key: uuidv7(),
    })
    // The link was sent to that address, so using it also confirms the address.
    await confirmAddress(tx, account, now())
  })
}
