import { messageFor } from 'shared/client'
import { toast } from 'shared/ui'
import { setSessionPaid } from '../api.ts'
import { paidFailed, toasts } from '../messages.ts'
import { changeSession } from '../saving/changeSession.ts'
import type { ShownSession } from '../saving/changeSession.ts'

/** Marks a session paid or not, at once in the calendar and in its form; throws when it fails. */
export async function changePaid(session: ShownSession, paid: boolean): Promise<void> {
  await changeSession(session, { paid }, async (seen) => [await setSessionPaid(seen, paid)])
  toast(toasts.paidChanged)
}

export const sayPaidFailed = (error: unknown) => toast(messageFor(error, paidFailed), 'error')
