import { useRef, useState } from 'react'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Session, SessionInput } from 'shared/contracts/session'
import type { Conflict } from 'shared/contracts/wire'
import { endBeforeStart } from 'shared/domain/session'
import type { Day } from 'shared/domain/day'
import { ApiError, isCode, isStatus, messageFor } from 'shared/client'
import { toast } from 'shared/ui'
import { addSession, saveSession, sessionsAdded, sessionsChanged, validateSession } from './api.ts'
import { sessionInput } from './draft.ts'
import type { SessionFormDraft } from './draft.ts'
import type { SessionFormApi } from './form.ts'
import { saveFailed, toasts, validateFailed } from './messages.ts'
import { sessionAfterOurAct } from './savedSession.ts'

const randomKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** One key for as long as the same contents are sent. */
function useIdempotencyKey() {
  const last = useRef({ contents: '', key: '' })
  return (input: SessionInput) => {
    const contents = JSON.stringify(input)
    if (last.current.contents !== contents) last.current = { contents, key: randomKey() }
    return last.current.key
  }
}

export type Force = Pick<SessionInput, 'force' | 'forceReason'>

/** Saving, and all the answers it may get. `done` leads away once it is saved. */
export function useSubmission(form: SessionFormApi, session: Session | undefined, done: (day: Day | null) => void) {
  const keyFor = useIdempotencyKey()
  const [failure, setFailure] = useState('')
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [isStale, setStale] = useState(false)
  const [isBusy, setBusy] = useState(false)

  function refused(error: unknown) {
    if (error instanceof ApiError && error.conflicts.length > 0) return setConflicts(error.conflicts)
    if (isStatus(error, 412)) return setStale(true)
    if (!session) toast(toasts.addFailed, 'error')
    if (isCode(error, errorCode.datesRefused)) return form.setError('endTime', { message: endBeforeStart })
    return setFailure(messageFor(error, saveFailed))
  }

  async function save(draft: SessionFormDraft, saved: Session | undefined, force: Force) {
    const input = { ...sessionInput(draft, saved), ...force }
    try {
      if (saved) sessionsChanged((await saveSession(saved, input)).sessions)
      else sessionsAdded((await addSession(input, keyFor(input))).sessions)
      toast(saved ? toasts.updated : toasts.added)
      done(draft.startDate)
    } catch (error) {
      refused(error)
    }
  }

  async function validated(pending: Session): Promise<Session | undefined> {
    try {
      sessionsChanged([await validateSession(pending.id)])
      return await sessionAfterOurAct(pending)
    } catch (error) {
      toast(toasts.validateFailed, 'error')
      if (error instanceof ApiError) setConflicts(error.conflicts)
      setFailure(messageFor(error, validateFailed))
      return undefined
    }
  }

  /** A request is validated, then saved. */
  async function submit(draft: SessionFormDraft, force: Force = {}) {
    setFailure('')
    setConflicts([])
    setBusy(true)
    const isRequest = session !== undefined && !session.validated
    const standing = isRequest ? await validated(session) : session
    if (!isRequest || standing) await save(draft, standing, force)
    setBusy(false)
  }

  return { submit, isBusy, failure, setFailure, conflicts, forgetConflicts: () => setConflicts([]), isStale, setStale }
}
