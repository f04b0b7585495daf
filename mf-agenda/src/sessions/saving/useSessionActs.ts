import type { Session } from 'shared/contracts/session'
import { messageFor } from 'shared/client'
import { loadSession } from '../api.ts'
import { draftOf } from '../form/draft.ts'
import type { SessionFormApi } from '../form/form.ts'
import { saveFailed } from '../messages.ts'
import { keepSession } from './savedSession.ts'
import type { useSubmission } from './useSubmission.ts'

/** What can be done to a session beside saving, deleting and cancelling it. */
export function useSessionActs(form: SessionFormApi, { setFailure, reloaded }: ReturnType<typeof useSubmission>) {
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

  return { reload }
}
