import { useState } from 'react'
import { errorCode } from 'shared/contracts/errorCodes'
import type { KeptSession, Preview, SavedSessions, Session } from 'shared/contracts/session'
import type { Conflict } from 'shared/contracts/wire'
import type { Day } from 'shared/domain/calendar/day'
import { ApiError, isCode, isStatus, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import { toast } from 'shared/ui'
import type { Scope } from '../api.ts'
import type { SessionFormDraft } from '../form/draft.ts'
import type { SessionFormApi } from '../form/form.ts'
import { saveFailed, toasts, validateFailed } from '../messages.ts'
import { isBlocked, isFree } from '../preview/choices.ts'
import type { Over } from '../preview/choices.ts'
import { add, alone, isPlacedAnew, moveAndValidate, previewOf, problemsIn, put, validate } from './saving.ts'
import type { Terms } from './saving.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'

/** What is asked before a session is saved, or told once it is. */
export type Question =
  | { kind: 'scope' }
  | { kind: 'dates'; preview: Preview; scope: Scope }
  | { kind: 'conflicts'; conflicts: readonly Conflict[] }
  | { kind: 'kept'; kept: readonly KeptSession[]; day: Day | null }

/** Something stands in the way, or stays as it is; or warns of a place that is new. */
const isWorthALook = ({ dates, kept }: Preview, placedAnew: boolean) =>
  kept.length > 0 || dates.some((date) => isBlocked(date) || (placedAnew && !isFree(date)))

/** Saving, all that is asked before, and all the answers it may get. `done` leads away once it is saved. */
export function useSubmission(form: SessionFormApi, session: Session | undefined, done: (day: Day | null) => void) {
  const keyFor = useIdempotencyKey()
  const [failure, setFailure] = useState('')
  const [question, setQuestion] = useState<Question>()
  const [isStale, setStale] = useState(false)
  const [isBusy, setBusy] = useState(false)

  function saved({ kept }: SavedSessions, { startDate: day }: SessionFormDraft) {
    toast(session ? toasts.updated : toasts.added)
    if (kept.length > 0) setQuestion({ kind: 'kept', kept, day })
    else done(day)
  }

  /** What the form can mend is shown there; the rest is told wherever one is. */
  function refused(error: unknown, messages: Messages, draft: SessionFormDraft) {
    const isField = (field: string): field is keyof SessionFormDraft => Object.hasOwn(draft, field)
    const problems = problemsIn(error)
    for (const { field, message } of problems) if (isField(field)) form.setError(field, { message })
    const elsewhere = problems.filter(({ field }) => !isField(field)).map(({ message }) => message)
    if (problems.length > 0 || isStatus(error, 412)) setQuestion(undefined)
    if (isStatus(error, 412)) setStale(true)
    else if (problems.length === 0) setFailure(messageFor(error, messages))
    else setFailure(elsewhere.join(' '))
  }

  /** A date was taken meanwhile: a series is looked at again, a single session asks whether to save all the same. */
  async function met(conflicts: readonly Conflict[], draft: SessionFormDraft, { scope }: Terms) {
    const isSeries = session ? scope === 'all' : draft.recurrence !== 'ONCE'
    const preview = isSeries ? await previewOf(draft, session, scope) : undefined
    setQuestion(preview?.dates.some(isBlocked) ? { kind: 'dates', preview, scope } : { kind: 'conflicts', conflicts })
  }

  async function failed(error: unknown, messages: Messages, draft: SessionFormDraft, terms: Terms) {
    if (!(error instanceof ApiError) || error.conflicts.length === 0) return refused(error, messages, draft)
    return met(error.conflicts, draft, terms).catch((cause: unknown) => refused(cause, messages, draft))
  }

  async function adding(draft: SessionFormDraft, terms: Terms) {
    try {
      saved(await add(draft, terms, keyFor), draft)
    } catch (error) {
      if (!isCode(error, errorCode.sessionConflict)) toast(toasts.addFailed, 'error')
      await failed(error, saveFailed, draft, terms)
    }
  }

  async function changing(standing: Session, draft: SessionFormDraft, terms: Terms) {
    try {
      saved(await put(standing, draft, terms), draft)
    } catch (error) {
      await failed(error, saveFailed, draft, terms)
    }
  }

  async function notValidated(error: unknown, draft: SessionFormDraft) {
    toast(toasts.validateFailed, 'error')
    await failed(error, validateFailed, draft, alone)
  }

  async function moving(request: Session, draft: SessionFormDraft, terms: Terms) {
    try {
      saved(await moveAndValidate(request, draft, terms), draft)
    } catch (error) {
      await notValidated(error, draft)
    }
  }

  async function answering(request: Session, draft: SessionFormDraft, terms: Terms) {
    if (terms.over.force) return moving(request, draft, terms)
    try {
      await changing(await validate(request), draft, alone)
    } catch (error) {
      if (isCode(error, errorCode.sessionConflict) && form.formState.isDirty) return moving(request, draft, alone)
      await notValidated(error, draft)
    }
  }

  /** A session is added or saved; a request is validated, then saved. */
  async function save(draft: SessionFormDraft, terms: Terms) {
    if (!session) return adding(draft, terms)
    return session.validated ? changing(session, draft, terms) : answering(session, draft, terms)
  }

  /** The dates of a series are shown when something is to be said of one, and always to who asks for them. */
  async function look(draft: SessionFormDraft, scope: Scope, isAsked: boolean) {
    try {
      const preview = await previewOf(draft, session, scope)
      if (isAsked || isWorthALook(preview, isPlacedAnew(draft, session))) setQuestion({ kind: 'dates', preview, scope })
      else await save(draft, { scope, over: {} })
    } catch (error) {
      if (!session) toast(toasts.addFailed, 'error')
      refused(error, saveFailed, draft)
    }
  }

  async function busily(act: (draft: SessionFormDraft) => Promise<void>) {
    setFailure('')
    setBusy(true)
    await act(form.getValues())
    setBusy(false)
  }

  async function submit() {
    if (session?.seriesId && session.validated) return setQuestion({ kind: 'scope' })
    return busily((draft) => (!session && draft.recurrence !== 'ONCE' ? look(draft, 'all', false) : save(draft, alone)))
  }

  function withScope(scope: Scope) {
    setQuestion(undefined)
    return busily((draft) => (scope === 'all' ? look(draft, scope, false) : save(draft, alone)))
  }

  return {
    submit,
    preview: () => busily((draft) => look(draft, 'all', true)),
    withScope,
    lookAgain: (skipDates: readonly Day[]) => previewOf(form.getValues(), session, 'all', skipDates),
    over: (over: Over) =>
      busily((draft) => save(draft, { scope: question?.kind === 'dates' ? question.scope : 'once', over })),
    dismiss: () => setQuestion(undefined),
    question,
    isBusy,
    failure,
    setFailure,
    isStale,
    setStale,
  }
}
