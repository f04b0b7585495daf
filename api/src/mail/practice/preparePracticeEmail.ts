import type { Tx } from '../../db.ts'
import { insertLogEntry } from './emailLog.sql.ts'
import { automaticEmailsResumeAt, countRequestedEmail, quotaDayOf } from './emailQuota.ts'
import type { EmailSender } from '../../tables/system.ts'
import { emailSenderOf } from './emailSender.ts'
import { findSendingPractice } from './sendingPractice.sql.ts'

/** The patient and the member of a practice's e-mail, and its reply address. */
export interface EmailSubject {
  /** When this patient is erased, the address is deleted from the list of sent e-mails. */
  patientId?: string | null
  /** The therapist of the session, the quote or the invoice. */
  memberId?: string | null
  /** The address that receives replies; by default the owner's. */
  replyTo?: string
}

interface PracticeEmail {
  sender: EmailSender
  /** The earliest instant to send an automatic e-mail above three times the quota; undefined for any other e-mail. */
  resumesAt: Date | undefined
  /** Adds the e-mail to the list that members see. */
  log: (id: string) => Promise<void>
}

/**
 * Prepares an e-mail of the transaction's practice before it is stored. Counts an e-mail that a member asks for, and
 * throws 429 (E247) above the quota of the day.
 */
export async function preparePracticeEmail(
  tx: Tx,
  { name, isAutomatic }: { name: string; isAutomatic: boolean },
  { patientId = null, memberId = null, replyTo }: EmailSubject,
): Promise<PracticeEmail> {
  const practice = await findSendingPractice(tx)
  const quotaDay = quotaDayOf(tx, practice)
  if (!isAutomatic) await countRequestedEmail(tx, practice, quotaDay)
  return {
    sender: emailSenderOf(practice, replyTo),
    resumesAt: isAutomatic ? await automaticEmailsResumeAt(tx, quotaDay) : undefined,
    log: (id) =>
      insertLogEntry(tx, {
        tenant_id: practice.tenantId,
        id,
        name,
        on_request: !isAutomatic,
        day: quotaDay.day,
        patient_id: patientId,
        member_id: memberId,
      }),
  }
}
