import { useEffect, useEffectEvent } from 'react'
import { messageFor } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { toast } from 'shared/ui'
import { useMerge } from 'shared/ui/form'
import { loadSession } from '../api.ts'
import { draftOf } from '../draft.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { saveFailureMessages, toasts } from '../messages.ts'
import { cacheSession } from './savedSession.ts'
import { sessionLabels } from './sessionLabels.ts'
import type { useSubmission } from './useSubmission.ts'

/** When somebody else saved first, compares the saved values with the typed values, and lets the user choose. */
export function useSessionMerge(
  form: SessionFormApi,
  session: Session | undefined,
  { isStale, setFailure, markReloaded }: ReturnType<typeof useSubmission>,
) {
  const merge = useMerge(form, sessionLabels)

  const compare = useEffectEvent(async () => {
    if (!session) return
    try {
      const currentSession = await loadSession(session.id)
      const hasDifferences = merge.compare(draftOf(currentSession), () => cacheSession(currentSession))
      if (!hasDifferences) toast(toasts.changedElsewhere, 'info')
    } catch (error) {
      setFailure(messageFor(error, saveFailureMessages))
    }
    markReloaded()
  })
  useEffect(() => {
    if (isStale) void compare()
  }, [isStale])

  return merge
}
