import type { PaymentMeans } from 'shared/contracts/agenda/session'
import { messageFor } from 'shared/client'
import { toast } from 'shared/ui'
import { setSessionPaid } from '../api.ts'
import { paidFailureMessages, toasts } from '../messages.ts'
import { changeSession } from '../saving/changeSession.ts'
import type { ShownSession } from '../saving/changeSession.ts'
import { rememberMeans } from './paymentMeans.ts'

/** Marks a session paid, by a means of payment if one is given, or unpaid; at once in calendar and form. */
export async function sendPaid(session: ShownSession, paid: boolean, means?: PaymentMeans): Promise<void> {
  if (means) rememberMeans(means)
  const paidMeans = paid ? (means ?? session.paidMeans) : null
  await changeSession(session, { paid, paidMeans }, async (shownVersion) => [
    await setSessionPaid(shownVersion, paid, means),
  ])
}

/** As `sendPaid`, followed by a toast. Throws when it fails. */
export async function changePaid(session: ShownSession, paid: boolean, means?: PaymentMeans): Promise<void> {
  await sendPaid(session, paid, means)
  toast(toasts.paidChanged)
}

export const toastPaidFailed = (error: unknown) => toast(messageFor(error, paidFailureMessages), 'error')
