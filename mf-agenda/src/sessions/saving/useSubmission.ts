import { useRef, useState } from 'react'
import { isStatus, messageFor } from 'shared/client'
import type { Messages } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { toast } from 'shared/ui'
import { useSendOnce } from 'shared/ui/form'
import { loadSession } from '../api.ts'
import type { Scope } from '../api.ts'
import type { SessionFormDraft } from '../draft.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { toasts } from '../messages.ts'
import type { ConflictOverrides } from '../preview/choices.ts'
import { nextSubmission } from './nextSubmission.ts'
import { showRefusal } from './showRefusal.ts'
import {
  addNewSession,
  isPlacementChanged,
  moveAndValidateRequest,
  loadPreview,
  recreateSession,
  updateSession,
  validateRequest,
} from './saving.ts'
import { idleState } from './submission.ts'
import type { SaveStep, Step, SessionKind, SubmissionEvent } from './submission.ts'

const sessionKindOf = (session: Session | undefined): SessionKind => {
  if (!session) return 'new'
  return session.validated ? 'validated' : 'request'
}

/**
 * Saves a session after the dialogs that `nextSubmission` requires, then calls `leave` and waits for it: the form would
 * otherwise render its end of submission before it is left.
 */
export function useSubmission(
  form: SessionFormApi,
  session: Session | undefined,
  leave: (day: Day | null) => Promise<void>,
) {
  const [state, setState] = useState(idleState)
  const currentState = useRef(idleState)
  const sendOnce = useSendOnce('session.new')
  /** True when a session that somebody else deleted is being saved as a new session. */
  const isRecreated = useRef(false)
  const editedSession = () => (isRecreated.current ? undefined : session)

  async function save(
    draft: SessionFormDraft,
    { call, options, validatedRequest: savedSession = editedSession() }: SaveStep,
  ) {
    if (!savedSession)
      return session ? recreateSession(session, draft, options, sendOnce) : addNewSession(draft, options, sendOnce)
    return call === 'saveThenValidate'
      ? moveAndValidateRequest(savedSession, draft, options)
      : updateSession(savedSession, draft, options)
  }

  /** Makes the call of a step, and returns its result as an event; undefined once the form is left. */
  async function runStep(step: Step, draft: SessionFormDraft): Promise<SubmissionEvent | undefined> {
    switch (step.call) {
      case 'leave':
        await leave(step.day)
        return undefined
      case 'preview':
        return {
          type: 'previewed',
          step,
          preview: await loadPreview(draft, editedSession(), step.scope),
          isPlacementChanged: isPlacementChanged(draft, editedSession()),
        }
      case 'previewConflicts':
        return { type: 'conflictsPreviewed', step, preview: await loadPreview(draft, editedSession(), step.scope) }
      default:
        if (step.call === 'validate' && session)
          return { type: 'validated', validatedRequest: await validateRequest(session) }
        return { type: 'saved', kept: (await save(draft, step)).kept, day: draft.startDate }
    }
  }

  /** True if a 404 is about the session itself, not about a patient or a place in it. */
  const isSessionDeleted = async (error: unknown) => {
    const savedSession = editedSession()
    if (!savedSession || !isStatus(error, 404)) return false
    return loadSession(savedSession.id).then(
      () => false,
      (loadError: unknown) => isStatus(loadError, 404),
    )
  }

  const refusedEventOf = async (
    error: unknown,
    step: Step,
    { recurrence }: SessionFormDraft,
  ): Promise<SubmissionEvent> => ({
    type: 'refused',
    step,
    refusal: showRefusal(form, error, step, await isSessionDeleted(error)),
    isDirty: form.formState.isDirty,
    isRecurring: !isRecreated.current && recurrence !== 'ONCE',
  })

  /** Handles an event, then makes the resulting calls one after another until there is no next call. */
  async function dispatch(event: SubmissionEvent): Promise<void> {
    const draft = form.getValues()
    let result: SubmissionEvent | undefined = event
    while (result) {
      const next = nextSubmission(currentState.current, result, sessionKindOf(editedSession()))
      currentState.current = next.state
      // Before leaving, the form stays busy: rendering it once more would delay the agenda.
      if (next.step?.call !== 'leave') setState(next.state)
      if (next.toast) toast(toasts[next.toast], next.toast.endsWith('Failed') ? 'error' : 'success')
      const { step } = next
      result = step && (await runStep(step, draft).catch((error: unknown) => refusedEventOf(error, step, draft)))
    }
  }

  const setFailure = (failure: string) => void dispatch({ type: 'failureChanged', failure })
  const markStale = () => void dispatch({ type: 'changedElsewhere' })

  return {
    ...state,
    submit: () =>
      dispatch({
        type: 'submitted',
        isSeries: Boolean(editedSession()?.seriesId),
        isRecurring: !isRecreated.current && form.getValues('recurrence') !== 'ONCE',
      }),
    /** Saves the form as a new single session. */
    recreate: () => {
      isRecreated.current = true
      return dispatch({ type: 'submitted', isSeries: false, isRecurring: false })
    },
    preview: () => dispatch({ type: 'previewRequested' }),
    chooseScope: (scope: Scope) => dispatch({ type: 'scopeChosen', scope }),
    previewWithoutDays: (skipDates: readonly Day[]) => loadPreview(form.getValues(), editedSession(), 'all', skipDates),
    forceSave: (overrides: ConflictOverrides) => dispatch({ type: 'forced', overrides }),
    dismiss: () => void dispatch({ type: 'dismissed' }),
    setFailure,
    markStale,
    /** Reports the refusal of an action other than saving. After somebody else's change, the action can be repeated. */
    reportRefusal: (error: unknown, messages: Messages) =>
      isStatus(error, 412) ? markStale() : setFailure(messageFor(error, messages)),
    markReloaded: () => void dispatch({ type: 'reloaded' }),
  }
}
