import { messageFor, optimisticChanges, queryClient } from 'shared/client'
import type { Session, ShortSession } from 'shared/contracts/session'
import { refreshSessions, sessionsSaved, updateCachedSession } from 'shared/lists'
import { toast } from 'shared/ui'
import { sessionKey } from '../../keys.ts'
import { setPaid } from '../api.ts'
import { paidFailed, toasts } from '../messages.ts'

type Payment = Pick<ShortSession, 'paid' | 'version'>

const change = optimisticChanges<Payment>()

function show(id: string, { paid }: Payment) {
  updateCachedSession(id, { paid })
  queryClient.setQueryData<Session>(sessionKey(id), (session) => session && { ...session, paid })
}

/** Marks a session paid or not, at once in the calendar and in its form. False when the server refused: it is as it was. */
export async function changePaid(
  { id, paid, version }: Pick<ShortSession, 'id' | 'paid' | 'version'>,
  to: boolean,
): Promise<boolean> {
  const send = async (confirmed: Payment) => {
    const saved = await setPaid({ id, version: confirmed.version }, to)
    sessionsSaved([saved])
    return { paid: saved.paid, version: saved.version }
  }
  try {
    await change({
      id,
      from: { paid, version },
      to: { paid: to, version },
      show: (payment) => show(id, payment),
      send,
    })
    toast(toasts.paidChanged)
    return true
  } catch (error) {
    // The change may have been saved although its response was lost.
    refreshSessions()
    toast(messageFor(error, paidFailed), 'error')
    return false
  }
}
