import { emailChangeHours, type EmailChange } from 'shared/contracts/accounts/emailChange'
import { errorCode } from 'shared/contracts/errorCodes'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { newSecret } from '../../../encryption/secrets.ts'
import { addressTakenEmail } from '../../../mail/emails/addressTaken.email.ts'
import { emailChangeAskedEmail } from '../../../mail/emails/emailChangeAsked.email.ts'
import { emailChangeToConfirmEmail } from '../../../mail/emails/emailChangeToConfirm.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { Refusal, refuseProblems } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { isAddressTaken, normalizeEmail } from '../accounts/accounts.sql.ts'
import {
  findAccount,
  findEmailChange,
  insertEmailChange,
  lockEmailChange,
  updateLink,
  type AccountWithAddress,
  type LinkSide,
} from './emailChange.sql.ts'

const hourMs = 3_600_000

/** Reads the account's address and its pending change. */
export async function readEmailChange(tx: Tx, { now }: Services, accountId: string): Promise<EmailChange> {
  const { email, isConfirmed } = await findAccount(tx, accountId)
  const row = await findEmailChange(tx, accountId, now())
  return {
    email,
    isConfirmed,
    pending: row
      ? {
          newEmail: row.new_email,
          expiresAt: row.expires_at.toISOString(),
          isConfirmedByFormer: row.former_confirmed_at !== null,
          isConfirmedByNew: row.new_confirmed_at !== null,
        }
      : null,
  }
}

/** Sends the link to the account's current address. */
const sendLinkToFormerAddress = (
  tx: Tx,
  { email, kind }: AccountWithAddress,
  newEmail: string,
  token: string,
): Promise<void> =>
  sendEmail(tx, {
    email: emailChangeAskedEmail,
    to: { name: '', address: email },
    data: { token, newEmail, kind },
    key: uuidv7(),
  })

/**
 * Sends the link to the new address. If another account has the address, notifies its owner instead, without informing
 * the caller.
 */
async function sendLinkToNewAddress(
  tx: Tx,
  account: AccountWithAddress,
  newEmail: string,
  token: string,
): Promise<void> {
  const { kind, isConfirmed } = account
  const to = { name: '', address: newEmail }
  if (await isAddressTaken(tx, kind, newEmail))
    await sendEmail(tx, { email: addressTakenEmail, to, data: { kind }, key: uuidv7() })
  else {
    const data = { token, kind, confirmsAlone: !isConfirmed }
    await sendEmail(tx, { email: emailChangeToConfirmEmail, to, data, key: uuidv7() })
  }
}

/**
 * Begins a change of address. Sends a link that confirms the change to each address, except an unconfirmed current
 * address (ruling 138).
 */
export async function requestEmailChange(
  tx: Tx,
  services: Services,
  accountId: string,
  input: string,
): Promise<EmailChange> {
  const newEmail = normalizeEmail(input)
  const account = await findAccount(tx, accountId)
  if (newEmail === account.email) refuseProblems([{ field: 'email', message: "C'est déjà votre adresse." }])
  const now = services.now()
  const secrets: Record<LinkSide, string> = { FORMER: newSecret(), NEW: newSecret() }
  const expiresAt = new Date(now.getTime() + emailChangeHours * hourMs)
  await insertEmailChange(tx, { accountId, newEmail, secrets, mustFormerConfirm: account.isConfirmed, now, expiresAt })
  if (account.isConfirmed) await sendLinkToFormerAddress(tx, account, newEmail, secrets.FORMER)
  await sendLinkToNewAddress(tx, account, newEmail, secrets.NEW)
  return readEmailChange(tx, services, accountId)
}

/**
 * Sends a new link to each address that has not confirmed yet; the former links are void. Throws 409 (E250) without a
 * change.
 */
export async function resendEmailChange(tx: Tx, services: Services, accountId: string): Promise<EmailChange> {
  const change = await lockEmailChange(tx, accountId, services.now())
  if (!change) throw new Refusal(409, errorCode.emailChangeOver)
  const account = await findAccount(tx, accountId)
  const senders: Record<LinkSide, typeof sendLinkToNewAddress> = {
    FORMER: sendLinkToFormerAddress,
    NEW: sendLinkToNewAddress,
  }
  const isUnconfirmedSide: Record<LinkSide, boolean> = {
    FORMER: change.former_confirmed_at === null,
    NEW: change.new_confirmed_at === null,
  }
  for (const side of ['FORMER', 'NEW'] as const) {
    if (!isUnconfirmedSide[side]) continue
    const secret = newSecret()
    await updateLink(tx, accountId, side, secret)
    await senders[side](tx, account, change.new_email, secret)
  }
  return readEmailChange(tx, services, accountId)
}
