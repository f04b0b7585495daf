import { optimisticChanges, queryClient } from 'shared/client'
import type { Session, ShortSession } from 'shared/contracts/session'
import { refreshSessions, sessionsSaved, updateCachedSession } from 'shared/lists'
import { toast } from 'shared/ui'
import { sessionKey } from '../../keys.ts'
import { setPaid } from '../api.ts'
import { toasts } from '../messages.ts'

const change = optimisticChanges<boolean>()

function show(id: string, paid: boolean) {
  updateCachedSession(id, { paid })
  queryClient.setQueryData<Session>(sessionKey(id), (session) => session && { ...session, paid })
}

/** Marks a session paid or not, at once in the calendar and in its form. False when the server refused: it is as it was. */
export async function changePaid({ id, paid: from }: Pick<ShortSession, 'id' | 'paid'>, to: boolean): Promise<boolean> {
  const send = async () => {
    const saved = await setPaid(id, to)
    sessionsSaved([saved])
    return saved.paid
  }
  try {
    await change({ id, from, to, show: (paid) => show(id, paid), send })
    toast(toasts.paidChanged)
    return true
  } catch {
    // The change may have been saved although its response was lost.
    refreshSessions()
    toast(toasts.paidFailed, 'error')
    return false
  }
}
