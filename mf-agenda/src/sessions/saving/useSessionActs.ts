import type { Session } from 'shared/contracts/session'
import { messageFor } from 'shared/client'
import { sessionsGone } from 'shared/lists'
import { toast } from 'shared/ui'
import { cancelSession, loadSession } from '../api.ts'
import { draftOf } from '../form/draft.ts'
import type { SessionFormApi } from '../form/form.ts'
import { cancelFailed, saveFailed, toasts } from '../messages.ts'
import { keepSession } from './savedSession.ts'
import type { useSubmission } from './useSubmission.ts'

/** What can be done to a session beside saving and deleting it. */
export function useSessionActs(
  form: SessionFormApi,
  { setFailure, reloaded }: ReturnType<typeof useSubmission>,
  leave: () => void,
) {
  async function cancelRequest({ id }: Session) {
    setFailure('')
    try {
      await cancelSession(id)
      sessionsGone([id])
      leave()
    } catch (error) {
      toast(toasts.cancelFailed, 'error')
      setFailure(messageFor(error, cancelFailed))
    }
  }

  /** Loads what somebody else saved; the fields that were changed here keep what was typed. */
  async function reload({ id }: Session) {
    try {
      const fresh = await loadSession(id)
      keepSession(fresh)
      form.reset(draftOf(fresh), { keepDirtyValues: true })
      reloaded()
    } catch (error) {
      setFailure(messageFor(error, saveFailed))
    }
  }

  return { cancelRequest, reload }
}
