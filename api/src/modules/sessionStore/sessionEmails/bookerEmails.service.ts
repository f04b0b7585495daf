import type { MemberContext } from '../../../memberContext.ts'
import type { SessionRow } from '../sessions/sessionRow.ts'
import { findSessionEmailData } from './sessionEmailData.sql.ts'
import { sendCancellationEmails, sendValidationEmail } from './sessionEmails.ts'

/**
 * Notifies the person who booked online, by e-mail, that their session is deleted or given to another patient. Call it
 * before changing the session.
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

/** Notifies the person who booked online, by e-mail, of the new time; the same calendar invitation is updated. */
export async function sendNewTimeToBooker(
  { tx, services, emailsLeaveAt }: MemberContext,
  row: SessionRow,
): Promise<void> {
  if (row.state !== 'VALIDATED' || !row.requested_by) return
  const emailData = await findSessionEmailData(tx, row.id)
  if (emailData.start > services.now()) await sendValidationEmail(tx, emailData, services.tokens, emailsLeaveAt)
}
