import { useRef, useState } from 'react'
import type { Session } from 'shared/contracts/session'
import type { Day } from 'shared/domain/calendar/day'
import { toast } from 'shared/ui'
import { idempotencyKeys } from 'shared/ui/form'
import type { Scope } from '../api.ts'
import type { SessionFormDraft } from '../form/draft.ts'
import type { SessionFormApi } from '../form/form.ts'
import { toasts } from '../messages.ts'
import type { ConflictOverrides } from '../preview/choices.ts'
import { nextSubmission } from './nextSubmission.ts'
import { refusalOf } from './refusalOf.ts'
import { add, isPlacedAnew, moveAndValidate, previewOf, put, validate } from './saving.ts'
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
  const [keyFor] = useState(idempotencyKeys)
  const subject = subjectOf(session)

  async function save(draft: SessionFormDraft, { call, terms, standing = session }: SaveStep) {
    if (!standing) return add(draft, terms, keyFor)
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
          preview: await previewOf(draft, session, step.scope),
          isPlacedAnew: isPlacedAnew(draft, session),
        }
      case 'previewConflicts':
        return { type: 'conflictsPreviewed', step, preview: await previewOf(draft, session, step.scope) }
      default:
        if (step.call === 'validate' && session) return { type: 'validated', standing: await validate(session) }
        return { type: 'saved', kept: (await save(draft, step)).kept, day: draft.startDate }
    }
  }

  const refusedBy = (error: unknown, step: Step, { recurrence }: SessionFormDraft): SubmissionEvent => ({
    type: 'refused',
    step,
    refusal: refusalOf(form, error, step),
    isDirty: form.formState.isDirty,
    repeats: recurrence !== 'ONCE',
  })

  async function send(event: SubmissionEvent): Promise<void> {
    const draft = form.getValues()
    let result: SubmissionEvent | undefined = event
    while (result) {
      const next = nextSubmission(current.current, result, subject)
      current.current = next.state
      setState(next.state)
      if (next.toast) toast(toasts[next.toast], next.toast.endsWith('Failed') ? 'error' : 'success')
      const { step } = next
      result = step && (await resultOf(step, draft).catch((error: unknown) => refusedBy(error, step, draft)))
    }
  }

  return {
    ...state,
    submit: () =>
      send({
        type: 'submitted',
        isSeries: Boolean(session?.seriesId),
        repeats: form.getValues('recurrence') !== 'ONCE',
      }),
    preview: () => send({ type: 'previewRequested' }),
    withScope: (scope: Scope) => send({ type: 'scopeChosen', scope }),
    previewWithout: (skipDates: readonly Day[]) => previewOf(form.getValues(), session, 'all', skipDates),
    over: (over: ConflictOverrides) => send({ type: 'forced', over }),
    dismiss: () => void send({ type: 'dismissed' }),
    setFailure: (failure: string) => void send({ type: 'failureChanged', failure }),
    reloaded: () => void send({ type: 'reloaded' }),
  }
}
