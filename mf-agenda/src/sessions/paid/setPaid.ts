import type { PaymentMeans } from 'shared/contracts/agenda/session'
import { messageFor } from 'shared/client'
import { toast } from 'shared/ui'
import { setSessionPaid } from '../api.ts'
import { paidFailureMessages, toasts } from '../messages.ts'
import { changeSession } from '../saving/changeSession.ts'
import type { ShownSession } from '../saving/changeSession.ts'
import { storeLastMeans } from './paymentMeans.ts'

/**
 * Marks a session as paid, with the means of payment if known, or as unpaid. Updates the calendar and the form
 * optimistically. Throws when saving fails.
 */
export async function setPaid(session: ShownSession, paid: boolean, means?: PaymentMeans): Promise<void> {
  if (means) storeLastMeans(means)
  const paidMeans = paid ? (means ?? session.paidMeans) : null
  await changeSession(session, { paid, paidMeans }, async (shownVersion) => [
    await setSessionPaid(shownVersion, paid, means),
  ])
}

/** Calls `setPaid`, then shows a toast. Throws when saving fails. */
export async function setPaidWithToast(session: ShownSession, paid: boolean, means?: PaymentMeans): Promise<void> {
  await setPaid(session, paid, means)
  toast(toasts.paidChanged)
}

export const toastPaidFailed = (error: unknown) => toast(messageFor(error, paidFailureMessages), 'error')
