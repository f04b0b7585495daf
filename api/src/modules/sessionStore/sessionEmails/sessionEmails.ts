import type { Tx } from '../../../db.ts'
import { requestExpiredEmail } from '../../../mail/emails/requestExpired.email.ts'
import { requestReceivedEmail } from '../../../mail/emails/requestReceived.email.ts'
import { requestRecordedEmail } from '../../../mail/emails/requestRecorded.email.ts'
import { sessionMovedEmail, type FormerAppointment } from '../../../mail/emails/sessionMoved.email.ts'
import { sessionValidatedEmail } from '../../../mail/emails/sessionValidated.email.ts'
import { sessionCancelledEmail } from '../../../mail/emails/sessionCancelled.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import type { Tokens } from '../../../credentials/tokens.ts'
import type { SessionEmailData } from './sessionEmailData.sql.ts'

/** Milliseconds after the start of the session for which its cancellation link can still be opened. */
const linkValidAfterSessionMs = 30 * 86_400_000

const createCancelToken = ({ summary: { tenantId, sessionId }, start }: SessionEmailData, tokens: Tokens) =>
  tokens.signLink('cancel', { tenantId, sessionId }, new Date(start.getTime() + linkValidAfterSessionMs))

/** Notifies the therapist of the request by e-mail and confirms its receipt to the patient. */
export async function sendRequestEmails(
  tx: Tx,
  emailData: SessionEmailData,
  tokens: Tokens,
  hasAnswers: boolean,
): Promise<void> {
  const { summary, subject, therapist, patient } = emailData
  await sendEmail(tx, {
    email: requestReceivedEmail,
    to: therapist,
    data: { ...summary, hasAnswers },
    key: `requestReceived:${summary.sessionId}`,
  })
  if (!patient) return
  const data = { ...summary, cancelToken: await createCancelToken(emailData, tokens) }
  await sendEmail(tx, {
    email: requestRecordedEmail,
    to: patient,
    data,
    key: `requestRecorded:${summary.sessionId}`,
    practiceSubject: subject,
  })
}

export async function sendValidationEmail(tx: Tx, emailData: SessionEmailData, tokens: Tokens): Promise<void> {
  const { summary, subject, patient, place, timeZone, version: sequence } = emailData
  if (!patient) return
  const data = { ...summary, cancelToken: await createCancelToken(emailData, tokens), place, timeZone, sequence }
  await sendEmail(tx, {
    email: sessionValidatedEmail,
    to: patient,
    data,
    key: `sessionValidated:${summary.sessionId}:${sequence}`,
    practiceSubject: subject,
  })
}

/** E-mails the patient the new time or therapist, together with the former time and therapist. */
export async function sendMoveEmail(
  tx: Tx,
  emailData: SessionEmailData,
  tokens: Tokens,
  { former, sendAfter }: { former: FormerAppointment; sendAfter: Date | undefined },
): Promise<void> {
  const { summary, subject, patient, place, timeZone, version: sequence } = emailData
  if (!patient) return
  await sendEmail(tx, {
    email: sessionMovedEmail,
    to: patient,
    data: { ...summary, cancelToken: await createCancelToken(emailData, tokens), place, timeZone, sequence, former },
    key: `sessionMoved:${summary.sessionId}:${sequence}`,
    practiceSubject: subject,
    sendAfter,
  })
}

interface CancellationOptions {
  by: 'practice' | 'patient'
  wasValidated: boolean
  /** Earliest instant at which the patient's e-mail is sent; if absent, it is sent immediately. */
  sendAfter?: Date
}

/** Notifies the patient by e-mail, and the therapist too when the patient cancelled. */
export async function sendCancellationEmails(
  tx: Tx,
  { summary, subject, therapist, patient, timeZone, version: sequence }: SessionEmailData,
  { by, wasValidated, sendAfter }: CancellationOptions,
): Promise<void> {
  const data = { ...summary, by, wasValidated, timeZone, sequence }
  const key = `sessionCancelled:${summary.sessionId}:${sequence}`
  if (patient)
    await sendEmail(tx, {
      email: sessionCancelledEmail,
      to: patient,
      data: { ...data, to: 'patient' },
      key: `${key}:patient`,
      practiceSubject: subject,
      sendAfter,
    })
  if (by === 'patient')
    await sendEmail(tx, {
      email: sessionCancelledEmail,
      to: therapist,
      data: { ...data, to: 'therapist' },
      key: `${key}:therapist`,
    })
}

export async function sendExpiryEmails(
  tx: Tx,
  { summary, subject, therapist, patient }: SessionEmailData,
): Promise<void> {
  const key = `requestExpired:${summary.sessionId}`
  await sendEmail(tx, {
    email: requestExpiredEmail,
    to: therapist,
    data: { ...summary, to: 'therapist' },
    key: `${key}:therapist`,
  })
  if (patient)
    await sendEmail(tx, {
      email: requestExpiredEmail,
      to: patient,
      data: { ...summary, to: 'patient' },
      key: `${key}:patient`,
      practiceSubject: subject,
    })
}
