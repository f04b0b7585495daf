import type { EmailLogFilter, LoggedEmail, LoggedEmails } from 'shared/contracts/accounts/emailLog'
import { visibleEmailNames } from 'shared/domain/accounts/emailKinds'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { recipientField } from '../../../mail/practice/recordOutcome.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { countEmailLog, findEmailLog, type LogRow } from './emailLog.sql.ts'

const itemsPerPage = 50

const loggedEmailOf = (cipher: FieldCipher, row: LogRow): LoggedEmail => {
  const { id, name, state, reason, recipient, pendingRecipient, created_at } = row
  return {
    id,
    askedAt: created_at.toISOString(),
    name,
    recipient: recipient ? cipher.decrypt(recipient, recipientField(id)) : (pendingRecipient ?? ''),
    state,
    reason,
  }
}

/**
 * Lists the practice's e-mails of the kinds that the member's privileges allow, and those about the member's own
 * sessions (ruling 137).
 */
export async function listEmailLog(context: MemberContext, filter: EmailLogFilter, page = 0): Promise<LoggedEmails> {
  const { tx, member } = context
  const visibility = { names: visibleEmailNames(member.privileges), memberId: member.accountId }
  const totalElements = await countEmailLog(tx, visibility, filter)
  const rows = await findEmailLog(tx, visibility, filter, { offset: page * itemsPerPage, limit: itemsPerPage })
  const cipher = await cipherOf(context)
  return {
    content: rows.map((row) => loggedEmailOf(cipher, row)),
    totalElements,
    itemsPerPage,
    totalPages: Math.ceil(totalElements / itemsPerPage),
  }
}
