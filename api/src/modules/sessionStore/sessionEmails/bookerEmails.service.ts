import type { MemberContext } from '../../../memberContext.ts'
import type { SessionRow } from '../sessions/sessionRow.ts'
import { readSessionEmailData } from './sessionEmailData.sql.ts'
import { sendCancellationEmails, sendValidationEmail } from './sessionEmails.ts'

/**
 * To whoever booked online: the session is cancelled for them, being deleted, or becomes somebody else's. Called before
 * the session changes.
 */
export async function sendCancellationToBooker({ tx, services }: MemberContext, row: SessionRow): Promise<void> {
  if (!row.requested_by) return
  const emailData = await readSessionEmailData(tx, row.id)
  if (emailData.start > services.now())
    await sendCancellationEmails(
      tx,
      { ...emailData, version: row.version + 1 },
      { by: 'practice', wasValidated: row.state === 'VALIDATED' },
    )
}

/** Whoever booked online has the session in a calendar: the new time goes there under the same invitation. */
export async function sendNewTimeToBooker(
  { tx, services, emailsLeaveAt }: MemberContext,
  row: SessionRow,
): Promise<void> {
  if (row.state !== 'VALIDATED' || !row.requested_by) return
  const emailData = await readSessionEmailData(tx, row.id)
  if (emailData.start > services.now()) await sendValidationEmail(tx, emailData, services.tokens, emailsLeaveAt)
}
