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
import { refusalOf } from './refusalOf.ts'
import { add, isPlacedAnew, moveAndValidate, previewOf, put, recreate, validate } from './saving.ts'
import { idle } from './submission.ts'
import type { SaveStep, Step, Subject, SubmissionEvent } from './submission.ts'

const subjectOf = (session: Session | undefined): Subject => {
  if (!session) return 'new'
  return session.validated ? 'validated' : 'request'
}

/** Saves a session, after the questions this needs; `nextSubmission` decides the next state. Calls `leave` once it is saved. */
export function useSubmission(form: SessionFormApi, session: Session | undefined, leave: (day: Day | null) => void) {
  const [state, setState] = useState(idle)
  const current = useRef(idle)
  const sendOnce = useSendOnce('session.new')
  /** It was deleted elsewhere, and is saved as a new one. */
  const isRecreated = useRef(false)
  const standingSession = () => (isRecreated.current ? undefined : session)

  async function save(draft: SessionFormDraft, { call, terms, standing = standingSession() }: SaveStep) {
    if (!standing) return session ? recreate(session, draft, terms, sendOnce) : add(draft, terms, sendOnce)
    return call === 'move' ? moveAndValidate(standing, draft, terms) : put(standing, draft, terms)
  }

  async function resultOf(step: Step, draft: SessionFormDraft): Promise<SubmissionEvent | undefined> {
    switch (step.call) {
      case 'leave':
        leave(step.day)
        return undefined
      case 'preview':
        return {
          type: 'previewed',
          step,
          preview: await previewOf(draft, standingSession(), step.scope),
          isPlacedAnew: isPlacedAnew(draft, standingSession()),
        }
      case 'previewConflicts':
        return { type: 'conflictsPreviewed', step, preview: await previewOf(draft, standingSession(), step.scope) }
      default:
        if (step.call === 'validate' && session) return { type: 'validated', standing: await validate(session) }
        return { type: 'saved', kept: (await save(draft, step)).kept, day: draft.startDate }
    }
  }

  /** Whether a 404 is about the session itself, and not about a patient or a club it names. */
  const isDeleted = async (error: unknown) => {
    const standing = standingSession()
    if (!standing || !isStatus(error, 404)) return false
    return loadSession(standing.id).then(
      () => false,
      (missing: unknown) => isStatus(missing, 404),
    )
  }

  const refusedBy = async (error: unknown, step: Step, { recurrence }: SessionFormDraft): Promise<SubmissionEvent> => ({
    type: 'refused',
    step,
    refusal: refusalOf(form, error, step, await isDeleted(error)),
    isDirty: form.formState.isDirty,
    repeats: !isRecreated.current && recurrence !== 'ONCE',
  })

  async function send(event: SubmissionEvent): Promise<void> {
    const draft = form.getValues()
    let result: SubmissionEvent | undefined = event
    while (result) {
      const next = nextSubmission(current.current, result, subjectOf(standingSession()))
      current.current = next.state
      setState(next.state)
      if (next.toast) toast(toasts[next.toast], next.toast.endsWith('Failed') ? 'error' : 'success')
      const { step } = next
      result = step && (await resultOf(step, draft).catch((error: unknown) => refusedBy(error, step, draft)))
    }
  }

  const setFailure = (failure: string) => void send({ type: 'failureChanged', failure })
  const changedElsewhere = () => void send({ type: 'changedElsewhere' })

  return {
    ...state,
    submit: () =>
      send({
        type: 'submitted',
        isSeries: Boolean(standingSession()?.seriesId),
        repeats: !isRecreated.current && form.getValues('recurrence') !== 'ONCE',
      }),
    /** Saves what is typed as a new session, alone. */
    recreate: () => {
      isRecreated.current = true
      return send({ type: 'submitted', isSeries: false, repeats: false })
    },
    preview: () => send({ type: 'previewRequested' }),
    withScope: (scope: Scope) => send({ type: 'scopeChosen', scope }),
    previewWithout: (skipDates: readonly Day[]) => previewOf(form.getValues(), standingSession(), 'all', skipDates),
    over: (over: ConflictOverrides) => send({ type: 'forced', over }),
    dismiss: () => void send({ type: 'dismissed' }),
    setFailure,
    changedElsewhere,
    /** Reports that an action other than saving was refused; after somebody else's change, it can be tried again. */
    actRefused: (error: unknown, messages: Messages) =>
      isStatus(error, 412) ? changedElsewhere() : setFailure(messageFor(error, messages)),
    reloaded: () => void send({ type: 'reloaded' }),
  }
}
