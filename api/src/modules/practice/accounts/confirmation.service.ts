import { errorCode } from 'shared/contracts/errorCodes'
import { v7 as uuidv7 } from 'uuid'
import { findMailTokenAccount, updateSpentMailToken } from '../../../credentials/mailTokens.sql.ts'
import { beginRequest, beginTenant, inTransaction, type Tx } from '../../../db.ts'
import { addressConfirmationEmail } from '../../../mail/emails/addressConfirmation.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { updatePublishedTherapists } from '../user/user.sql.ts'
import { findTokenVersion, type AccountKind } from './accounts.sql.ts'
import {
  countLinksExpiringAfter,
  listRequestedPractices,
  lockAccount,
  updateConfirmedAt,
  updateLinkedFiles,
} from './confirmation.sql.ts'
import { insertConfirmationToken, linkLifetimeMs } from './confirmationLink.ts'

interface ConfirmedAccount {
  id: string
  kind: AccountKind
  email: string
}

/** Links a patient account to the files with its address, in the practices where it requested a session (ruling 28). */
async function linkFiles(tx: Tx, account: ConfirmedAccount): Promise<void> {
  for (const tenantId of await listRequestedPractices(tx, account.id)) {
    await beginTenant(tx, tenantId)
    await updateLinkedFiles(tx, tenantId, account)
  }
}

/**
 * Lists those therapists of a member's practice in the directory who chose to be public, unless the practice is closed.
 */
async function publishPractice(tx: Tx, accountId: string): Promise<void> {
  const member = await beginRequest(tx, accountId, await findTokenVersion(tx, accountId), null, 'shared')
  if (member) await updatePublishedTherapists(tx)
}

/**
 * Confirms an account's address. Links a patient's files (ruling 28), or publishes a member's practice (ruling 136).
 */
export async function confirmAddress(tx: Tx, account: ConfirmedAccount, now: Date): Promise<void> {
  await updateConfirmedAt(tx, account.id, now)
  await (account.kind === 'PATIENT' ? linkFiles(tx, account) : publishPractice(tx, account.id))
}

/** Confirms the e-mail address of an account by a single-use token. */
export async function confirmAddressByLink({ database, now }: Services, token: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const account = requireFound(await findMailTokenAccount(tx, 'CONFIRM', token, now()), errorCode.linkRefused)
    if (!(await updateSpentMailToken(tx, 'CONFIRM', token, now()))) throw new Refusal(404, errorCode.linkRefused)
    await confirmAddress(tx, account, now())
  })
}

const dayMs = 86_400_000
/** Limits the links in 24 hours, so that nobody can flood the mailbox of another person. */
const maxLinksPerDay = 5

const tooManyLinksMessage = `${maxLinksPerDay} e-mails au plus partent en 24 heures : regardez aussi dans les courriers indésirables.`

/**
 * Sends a new link that confirms the member's address, unless the address is confirmed. Throws 429 after
 * `maxLinksPerDay` links in 24 hours, of which the welcome e-mail has the first.
 */
export async function sendConfirmationLink({ tx, member, services }: MemberContext): Promise<void> {
  const now = services.now()
  const { email, confirmed_at } = await lockAccount(tx, member.accountId)
  if (confirmed_at !== null) return
  const newLinksExpireAfter = new Date(now.getTime() + linkLifetimeMs - dayMs)
  if ((await countLinksExpiringAfter(tx, member.accountId, newLinksExpireAfter)) >= maxLinksPerDay)
    throw new Refusal(429, errorCode.tooManyTries, { message: tooManyLinksMessage })
  await sendEmail(tx, {
    email: addressConfirmationEmail,
    to: { name: '', address: email },
    data: { kind: 'MEMBER', firstname: '', token: await insertConfirmationToken(tx, member.accountId, now) },
    key: uuidv7(),
  })
}
