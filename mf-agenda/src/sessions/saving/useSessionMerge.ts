import { useEffect, useEffectEvent } from 'react'
import { messageFor } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { toast } from 'shared/ui'
import { useMerge } from 'shared/ui/form'
import { loadSession } from '../api.ts'
import { draftOf } from '../draft.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { saveFailed, toasts } from '../messages.ts'
import { cacheSession } from './savedSession.ts'
import { sessionLabels } from './sessionLabels.ts'
import type { useSubmission } from './useSubmission.ts'

/** After somebody else saved first: compares their values with the typed ones, and lets the user choose. */
export function useSessionMerge(
  form: SessionFormApi,
  session: Session | undefined,
  { isStale, setFailure, reloaded }: ReturnType<typeof useSubmission>,
) {
  const merge = useMerge(form, sessionLabels)

  const compare = useEffectEvent(async () => {
    if (!session) return
    try {
      const currentSession = await loadSession(session.id)
      const asks = merge.compare(draftOf(currentSession), () => cacheSession(currentSession))
      if (!asks) toast(toasts.changedElsewhere, 'info')
    } catch (error) {
      setFailure(messageFor(error, saveFailed))
    }
    reloaded()
  })
  useEffect(() => {
    if (isStale) void compare()
  }, [isStale])

  return merge
}
