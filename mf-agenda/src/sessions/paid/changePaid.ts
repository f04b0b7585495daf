import { messageFor } from 'shared/client'
import { toast } from 'shared/ui'
import { setSessionPaid } from '../api.ts'
import { paidFailureMessages, toasts } from '../messages.ts'
import { changeSession } from '../saving/changeSession.ts'
import type { ShownSession } from '../saving/changeSession.ts'

/** Marks a session paid or unpaid, at once in calendar and form. Throws when it fails. */
export async function changePaid(session: ShownSession, paid: boolean): Promise<void> {
  await changeSession(session, { paid }, async (shownVersion) => [await setSessionPaid(shownVersion, paid)])
  toast(toasts.paidChanged)
}

export const toastPaidFailed = (error: unknown) => toast(messageFor(error, paidFailureMessages), 'error')
