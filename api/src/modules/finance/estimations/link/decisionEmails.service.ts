import type { SharedEstimation } from 'shared/contracts/finance/estimations'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import { eurosOf } from 'shared/domain/money/cents'
import { estimationDecidedEmail } from '../../../../mail/emails/estimationDecided.email.ts'
import { estimationConfirmedEmail } from '../../../../mail/emails/estimationConfirmed.email.ts'
import { sendEmail } from '../../../../mail/sendEmail.ts'
import { findMember } from '../../../practice/user/user.sql.ts'
import type { LinkedEstimation } from './sharedEstimation.ts'

interface Decision {
  kind: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN'
  eventId: string
  token: string
  earlyStart: boolean | null
}

/** E-mails the decision to the practitioner, and to the client as a record. */
export async function sendDecisionEmails(
  { tx, row, link, clock }: LinkedEstimation,
  sharedEstimation: SharedEstimation,
  { kind, eventId, token, earlyStart }: Decision,
): Promise<void> {
  const therapist = await findMember(tx, row.therapist_id)
  const therapistName = `${therapist.firstname} ${therapist.lastname}`.trim()
  const commonData = { number: sharedEstimation.estimationNumber, decision: kind, day: clock.today }
  await sendEmail(tx, {
    email: estimationDecidedEmail,
    to: { name: therapistName, address: therapist.email },
    data: { ...commonData, clientName: row.client_name },
    key: `estimationDecided:${eventId}`,
  })
  await sendEmail(tx, {
    email: estimationConfirmedEmail,
    to: { name: '', address: link.recipient },
    data: {
      ...commonData,
      practiceName: sharedEstimation.practiceName,
      contact: therapist.email,
      total: eurosOf(estimationTotals(sharedEstimation).total),
      withdrawableUntil: sharedEstimation.withdrawableUntil,
      earlyStart,
      token,
    },
    key: `estimationConfirmed:${eventId}`,
    practiceSubject: { patientId: row.patient_id, memberId: row.therapist_id, replyTo: therapist.email },
  })
}
