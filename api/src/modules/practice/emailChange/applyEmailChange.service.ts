import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../audit.ts'
import { beginRequest, type Tx } from '../../../db.ts'
import { emailChangedEmail } from '../../../mail/emails/emailChanged.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { requireFound } from '../../../refusal.ts'
import { findTokenVersion, updateTokenVersion } from '../accounts/accounts.sql.ts'
import { confirmAddress } from '../accounts/confirmation.service.ts'
import { deleteOtherSignIns } from '../accounts/signIns.sql.ts'
import { withdrawInvitationTo } from '../team/invitations.service.ts'
import { updateMember } from '../user/user.sql.ts'
import {
  deleteEmailChange,
  deleteMailTokens,
  updateAccountEmail,
  updatePendingEmails,
  type AccountWithAddress,
} from './emailChange.sql.ts'

/** Updates the member's row in the practice, and withdraws the practice's invitation to the address. */
async function updateMemberEmail(
  tx: Tx,
  now: Date,
  accountId: string,
  newEmail: string,
  { isOperator }: { isOperator: boolean },
): Promise<void> {
  const member = requireFound(await beginRequest(tx, accountId, await findTokenVersion(tx, accountId), null, 'shared'))
  await updateMember(tx, accountId, { email: newEmail })
  await withdrawInvitationTo({ tx, member }, newEmail, now)
  const author = { tenantId: member.tenantId, accountId: isOperator ? null : accountId }
  await audit(tx, author, { act: 'changeEmail', entity: 'member', entityId: accountId })
}

/** Notifies both addresses, since an attacker may have made the change. Skips an unconfirmed former address. */
async function sendNotices(tx: Tx, { kind, email, isConfirmed }: AccountWithAddress, newEmail: string): Promise<void> {
  for (const address of isConfirmed ? [email, newEmail] : [newEmail])
    await sendEmail(tx, {
      email: emailChangedEmail,
      to: { name: '', address },
      data: { newEmail, kind },
      key: uuidv7(),
    })
}

interface AppliedChange {
  account: AccountWithAddress
  newEmail: string
  /** Sign-in that continues after the change; all others end. */
  continuingSignInId: string | null
  isOperator?: boolean
}

/**
 * Changes the address of an account, and confirms it unless the operator makes the change. Voids the links sent to the
 * former address, redirects pending e-mails, ends all sign-ins except `continuingSignInId`, and notifies both
 * addresses. Violates the constraint `account_email` if another account has the address.
 */
export async function applyEmailChange(
  tx: Tx,
  now: Date,
  { account, newEmail, continuingSignInId, isOperator = false }: AppliedChange,
): Promise<void> {
  const { id, kind } = account
  if (kind === 'MEMBER') await updateMemberEmail(tx, now, id, newEmail, { isOperator })
  await updateAccountEmail(tx, id, newEmail)
  await deleteEmailChange(tx, id)
  await deleteMailTokens(tx, id)
  await updatePendingEmails(tx, account, newEmail)
  await updateTokenVersion(tx, id)
  await deleteOtherSignIns(tx, id, continuingSignInId)
  await sendNotices(tx, account, newEmail)
  // The link that was sent to the new address confirms it.
  if (!isOperator) await confirmAddress(tx, { id, kind, email: newEmail }, now)
}
