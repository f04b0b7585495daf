import type { MemberContext } from '../../../memberContext.ts'
import type { SessionRow } from '../sessions/sessionRow.ts'
import { findSessionEmailData } from './sessionEmailData.sql.ts'
import { sendCancellationEmails, sendValidationEmail } from './sessionEmails.ts'

/**
 * E-mails the person who booked online that the session is cancelled: it is deleted, or given to another patient. Call it
 * before the session changes.
 */
export async function sendCancellationToBooker({ tx, services }: MemberContext, row: SessionRow): Promise<void> {
  if (!row.requested_by) return
  const emailData = await findSessionEmailData(tx, row.id)
  if (emailData.start > services.now())
    await sendCancellationEmails(
      tx,
      { ...emailData, version: row.version + 1 },
      { by: 'practice', wasValidated: row.state === 'VALIDATED' },
    )
}

/** E-mails the new time to the person who booked online; the same calendar invitation is updated. */
export async function sendNewTimeToBooker(
  { tx, services, emailsLeaveAt }: MemberContext,
  row: SessionRow,
): Promise<void> {
  if (row.state !== 'VALIDATED' || !row.requested_by) return
  const emailData = await findSessionEmailData(tx, row.id)
  if (emailData.start > services.now()) await sendValidationEmail(tx, emailData, services.tokens, emailsLeaveAt)
}
