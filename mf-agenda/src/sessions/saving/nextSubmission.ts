import type { Preview } from 'shared/contracts/agenda/session'
import { isBlocked, isFree } from '../preview/choices.ts'
import { alone } from './submission.ts'
import type {
  Next,
  Question,
  Refused,
  SaveCall,
  SaveStep,
  Step,
  Subject,
  SubmissionEvent,
  SubmissionState,
  Terms,
  Toast,
} from './submission.ts'

const started = (state: SubmissionState, step: Step): Next => ({
  state: { ...state, isBusy: true, failure: '', isGone: false },
  step,
})

const firstCall = (subject: Subject, { over }: Terms): SaveCall => {
  if (subject === 'new') return 'add'
  if (subject === 'validated') return 'change'
  return over.force ? 'move' : 'validate'
}

const save = (state: SubmissionState, subject: Subject, terms: Terms): Next =>
  started(state, { call: firstCall(subject, terms), terms })

/** True for a conflict, an unchanged session, or a warning about a new date, hour, therapist or animal. */
const isWorthShowing = ({ dates, kept }: Preview, isPlacedAnew: boolean) =>
  kept.length > 0 || dates.some((date) => isBlocked(date) || (isPlacedAnew && !isFree(date)))

function toastOf(step: Step, subject: Subject, { isConflict }: Refused): Toast | undefined {
  if (step.call === 'add') return isConflict ? undefined : 'addFailed'
  if (step.call === 'preview') return subject === 'new' ? 'addFailed' : undefined
  return step.call === 'validate' || step.call === 'move' ? 'validateFailed' : undefined
}

const stopped = (state: SubmissionState, { failure, hasProblems, isStale, isGone }: Refused): SubmissionState => ({
  ...state,
  isBusy: false,
  failure: isStale ? state.failure : failure,
  isStale: isStale || state.isStale,
  isGone,
  question: hasProblems || isStale || isGone ? undefined : state.question,
})

const isSave = (step: Step): step is SaveStep => 'terms' in step

function afterRefusal(state: SubmissionState, subject: Subject, event: SubmissionEvent & { type: 'refused' }): Next {
  const { step, refusal, isDirty, repeats } = event
  // The requested slot is taken, but the form has a different slot: the request is moved there first.
  if (step.call === 'validate' && refusal.isConflict && isDirty) return { state, step: { call: 'move', terms: alone } }
  const toast = toastOf(step, subject, refusal)
  if (!isSave(step) || refusal.conflicts.length === 0) return { state: stopped(state, refusal), toast }
  // A request is validated or refused alone, whatever series it belongs to.
  const scope = subject === 'request' ? 'once' : step.terms.scope
  if (subject === 'new' ? repeats : scope === 'all')
    return { state, step: { call: 'previewConflicts', from: step.call, scope, conflicts: refusal.conflicts }, toast }
  return {
    state: { ...state, isBusy: false, question: { kind: 'conflicts', conflicts: refusal.conflicts } },
    toast,
  }
}

/** The state after an event and the next call. `useSubmission` makes the calls. */
export function nextSubmission(state: SubmissionState, event: SubmissionEvent, subject: Subject): Next {
  switch (event.type) {
    case 'submitted':
      if (subject === 'validated' && event.isSeries) return { state: { ...state, question: { kind: 'scope' } } }
      return subject === 'new' && event.repeats
        ? started(state, { call: 'preview', scope: 'all', isRequested: false })
        : save(state, subject, alone)
    case 'previewRequested':
      return started(state, { call: 'preview', scope: 'all', isRequested: true })
    case 'scopeChosen': {
      const open = { ...state, question: undefined }
      return event.scope === 'all'
        ? started(open, { call: 'preview', scope: 'all', isRequested: false })
        : save(open, subject, alone)
    }
    case 'forced':
      return save(state, subject, {
        scope: state.question?.kind === 'dates' ? state.question.scope : 'once',
        over: event.over,
      })
    case 'dismissed':
      return { state: { ...state, question: undefined } }
    case 'previewed': {
      const { step, preview, isPlacedAnew } = event
      return step.isRequested || isWorthShowing(preview, isPlacedAnew)
        ? { state: { ...state, isBusy: false, question: { kind: 'dates', preview, scope: step.scope } } }
        : save(state, subject, { scope: step.scope, over: {} })
    }
    case 'conflictsPreviewed': {
      const { step, preview } = event
      const question: Question = preview.dates.some(isBlocked)
        ? { kind: 'dates', preview, scope: step.scope }
        : { kind: 'conflicts', conflicts: step.conflicts }
      return { state: { ...state, isBusy: false, question } }
    }
    case 'validated':
      return { state, step: { call: 'change', terms: alone, standing: event.standing } }
    case 'saved': {
      const { kept, day } = event
      const toast = subject === 'new' ? 'added' : 'updated'
      return kept.length > 0
        ? { state: { ...state, isBusy: false, question: { kind: 'kept', kept, day } }, toast }
        : // Still busy: until the next page is there, a second press would save it again.
          { state, step: { call: 'leave', day }, toast }
    }
    case 'refused':
      return afterRefusal(state, subject, event)
    case 'failureChanged':
      return { state: { ...state, failure: event.failure } }
    case 'changedElsewhere':
      return { state: { ...state, isStale: true } }
    case 'reloaded':
      return { state: { ...state, isStale: false } }
    default:
      return event satisfies never
  }
}
