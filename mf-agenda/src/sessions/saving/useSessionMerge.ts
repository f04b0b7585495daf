import { useEffect, useEffectEvent } from 'react'
import { messageFor } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { toast } from 'shared/ui'
import { useMerge } from 'shared/ui/form'
import { loadSession } from '../api.ts'
import { draftOf } from '../draft.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { saveFailed, toasts } from '../messages.ts'
import { keepSession } from './savedSession.ts'
import { sessionLabels } from './sessionLabels.ts'
import type { useSubmission } from './useSubmission.ts'

/** After somebody else saved first: compares their values with the typed ones, for the user to choose. */
export function useSessionMerge(
  form: SessionFormApi,
  session: Session | undefined,
  { isStale, setFailure, reloaded }: ReturnType<typeof useSubmission>,
) {
  const merge = useMerge(form, sessionLabels)

  const compare = useEffectEvent(async () => {
    if (!session) return
    try {
      const standing = await loadSession(session.id)
      const asks = merge.compare(draftOf(standing), () => keepSession(standing))
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
