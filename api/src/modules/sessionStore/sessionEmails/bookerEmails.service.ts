import type { MemberContext } from '../../../memberContext.ts'
import type { SessionRow } from '../sessions/sessionRow.ts'
import { timeSlotOf } from '../sessions/sessionRow.ts'
import { findSessionEmailData, findTherapistNameInEmail } from './sessionEmailData.sql.ts'
import { sendCancellationEmails, sendMoveEmail } from './sessionEmails.ts'

/**
 * Notifies the person who booked online, by e-mail, that their session is cancelled, because the patient is deleted or
 * another patient gets the session. Does nothing once the session has begun. Call it before changing the session.
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

/**
 * Notifies the person who booked online, by e-mail, of the new time or therapist; updates the same calendar entry. Does
 * nothing for a request, or once the session has begun. Call it after the change; `formerRow` is the session before the
 * change.
 */
export async function sendNewTimeToBooker(
  { tx, services, sendEmailsAt }: MemberContext,
  formerRow: SessionRow,
): Promise<void> {
  if (formerRow.state !== 'VALIDATED' || !formerRow.requested_by) return
  const emailData = await findSessionEmailData(tx, formerRow.id)
  if (emailData.start <= services.now()) return
  const therapistName = await findTherapistNameInEmail(tx, formerRow.therapist_id)
  const former = { ...timeSlotOf(formerRow), therapistName }
  await sendMoveEmail(tx, emailData, services.tokens, { former, sendAfter: sendEmailsAt })
}
