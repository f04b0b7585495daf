import { useState } from 'react'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Session, SessionInput } from 'shared/contracts/session'
import type { Conflict, Problem } from 'shared/contracts/wire'
import type { Day } from 'shared/domain/day'
import { endBeforeStart } from 'shared/domain/session'
import { ApiError, isCode, isStatus, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import { toast } from 'shared/ui'
import { addSession, loadSession, saveSession, sessionsAdded, sessionsChanged, validateSession } from './api.ts'
import { sessionInput } from './draft.ts'
import type { SessionFormDraft } from './draft.ts'
import type { SessionFormApi } from './form.ts'
import { saveFailed, toasts, validateFailed } from './messages.ts'
import { keepSession, sessionAfterOurAct } from './savedSession.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'

export type Force = Pick<SessionInput, 'force' | 'forceReason'>

/** What the server says of single fields; E113 speaks of the end when it names none. */
function problemsIn(error: unknown): readonly Problem[] {
  if (!(error instanceof ApiError)) return []
  if (error.problems.length === 0 && isCode(error, errorCode.datesRefused)) return [{ field: 'endTime', message: endBeforeStart }]
  return error.problems
}

async function put(standing: Session, draft: SessionFormDraft, force: Force = {}) {
  sessionsChanged((await saveSession(standing, { ...sessionInput(draft, standing), ...force })).sessions)
}

async function validate(request: Session): Promise<Session> {
  sessionsChanged([await validateSession(request.id)])
  return sessionAfterOurAct(request)
}

/** Saving, and all the answers it may get. `done` leads away once it is saved. */
export function useSubmission(form: SessionFormApi, session: Session | undefined, done: (day: Day | null) => void) {
  const keyFor = useIdempotencyKey()
  const [failure, setFailure] = useState('')
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [isStale, setStale] = useState(false)
  const [isBusy, setBusy] = useState(false)

  function refused(error: unknown, messages: Messages, draft: SessionFormDraft) {
    const isField = (field: string): field is keyof SessionFormDraft => Object.hasOwn(draft, field)
    const problems = problemsIn(error)
    for (const { field, message } of problems) if (isField(field)) form.setError(field, { message })
    if (error instanceof ApiError && error.conflicts.length > 0) setConflicts(error.conflicts)
    else if (isStatus(error, 412)) setStale(true)
    else if (problems.length === 0) setFailure(messageFor(error, messages))
  }

  async function add(draft: SessionFormDraft, force: Force) {
    const input = { ...sessionInput(draft), ...force }
    try {
      sessionsAdded((await addSession(input, keyFor(input))).sessions)
      toast(toasts.added)
      done(draft.startDate)
    } catch (error) {
      if (!isCode(error, errorCode.sessionConflict)) toast(toasts.addFailed, 'error')
      refused(error, saveFailed, draft)
    }
  }

  async function change(standing: Session, draft: SessionFormDraft, force: Force = {}) {
    try {
      await put(standing, draft, force)
      toast(toasts.updated)
      done(draft.startDate)
    } catch (error) {
      refused(error, saveFailed, draft)
    }
  }

  /** The slot asked for is taken: the request is first saved where the form puts it, or over what is in the way. */
  async function moveAndValidate(request: Session, draft: SessionFormDraft, force: Force) {
    try {
      await put(request, draft, force)
      const moved = await loadSession(request.id)
      keepSession(moved)
      await validate(moved)
      toast(toasts.updated)
      done(draft.startDate)
    } catch (error) {
      toast(toasts.validateFailed, 'error')
      refused(error, validateFailed, draft)
    }
  }

  async function answer(request: Session, draft: SessionFormDraft, force: Force) {
    if (force.force) return moveAndValidate(request, draft, force)
    try {
      const validated = await validate(request)
      return await change(validated, draft)
    } catch (error) {
      if (isCode(error, errorCode.sessionConflict) && form.formState.isDirty) return moveAndValidate(request, draft, {})
      toast(toasts.validateFailed, 'error')
      return refused(error, validateFailed, draft)
    }
  }

  /** A session is added or saved; a request is validated, then saved. */
  async function submit(draft: SessionFormDraft, force: Force = {}) {
    setFailure('')
    setConflicts([])
    setBusy(true)
    if (!session) await add(draft, force)
    else if (session.validated) await change(session, draft, force)
    else await answer(session, draft, force)
    setBusy(false)
  }

  return { submit, isBusy, failure, setFailure, conflicts, forgetConflicts: () => setConflicts([]), isStale, setStale }
}
