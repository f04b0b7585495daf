import type { Preview } from 'shared/contracts/agenda/session'
import { isBlocked, isFree } from '../preview/choices.ts'
import { onceTerms } from './submission.ts'
import type {
  NextSubmission,
  Question,
  Refusal,
  SaveCall,
  SaveStep,
  Step,
  Subject,
  SubmissionEvent,
  SubmissionState,
  Terms,
  ToastKey,
} from './submission.ts'

const busyState = (state: SubmissionState, step: Step): NextSubmission => ({
  state: { ...state, isBusy: true, failure: '', isDeleted: false },
  step,
})

const firstCall = (subject: Subject, { overrides }: Terms): SaveCall => {
  if (subject === 'new') return 'add'
  if (subject === 'validated') return 'change'
  return overrides.force ? 'move' : 'validate'
}

const saveNext = (state: SubmissionState, subject: Subject, terms: Terms): NextSubmission =>
  busyState(state, { call: firstCall(subject, terms), terms })

/**
 * True if the preview must be shown: it has a conflict, a session that will not change, or a warning about a new
 * date, time, therapist or animal.
 */
const needsPreview = ({ dates, kept }: Preview, isPlacementChanged: boolean) =>
  kept.length > 0 || dates.some((date) => isBlocked(date) || (isPlacementChanged && !isFree(date)))

function toastOf(step: Step, subject: Subject, { isConflict }: Refusal): ToastKey | undefined {
  if (step.call === 'add') return isConflict ? undefined : 'addFailed'
  if (step.call === 'preview') return subject === 'new' ? 'addFailed' : undefined
  return step.call === 'validate' || step.call === 'move' ? 'validateFailed' : undefined
}

const failedState = (
  state: SubmissionState,
  { failure, hasProblems, isStale, isDeleted }: Refusal,
): SubmissionState => ({
  ...state,
  isBusy: false,
  failure: isStale ? state.failure : failure,
  isStale: isStale || state.isStale,
  isDeleted,
  question: hasProblems || isStale || isDeleted ? undefined : state.question,
})

const isSave = (step: Step): step is SaveStep => 'terms' in step

function stateAfterRefusal(
  state: SubmissionState,
  subject: Subject,
  event: SubmissionEvent & { type: 'refused' },
): NextSubmission {
  const { step, refusal, isDirty, isRecurring } = event
  // The requested slot is taken, but the form was changed and may have another slot: the form is saved first, then the
  // request is validated.
  if (step.call === 'validate' && refusal.isConflict && isDirty)
    return { state, step: { call: 'move', terms: onceTerms } }
  const toast = toastOf(step, subject, refusal)
  if (!isSave(step) || refusal.conflicts.length === 0) return { state: failedState(state, refusal), toast }
  // A request is validated or cancelled alone, even in a series.
  const scope = subject === 'request' ? 'once' : step.terms.scope
  if (subject === 'new' ? isRecurring : scope === 'all')
    return {
      state,
      step: { call: 'previewConflicts', refusedCall: step.call, scope, conflicts: refusal.conflicts },
      toast,
    }
  return {
    state: { ...state, isBusy: false, question: { kind: 'conflicts', conflicts: refusal.conflicts } },
    toast,
  }
}

/** Returns the state after an event and the next call to make, which `useSubmission` makes. */
export function nextSubmission(state: SubmissionState, event: SubmissionEvent, subject: Subject): NextSubmission {
  switch (event.type) {
    case 'submitted':
      if (subject === 'validated' && event.isSeries) return { state: { ...state, question: { kind: 'scope' } } }
      return subject === 'new' && event.isRecurring
        ? busyState(state, { call: 'preview', scope: 'all', isRequested: false })
        : saveNext(state, subject, onceTerms)
    case 'previewRequested':
      return busyState(state, { call: 'preview', scope: 'all', isRequested: true })
    case 'scopeChosen': {
      const withoutQuestion = { ...state, question: undefined }
      return event.scope === 'all'
        ? busyState(withoutQuestion, { call: 'preview', scope: 'all', isRequested: false })
        : saveNext(withoutQuestion, subject, onceTerms)
    }
    case 'forced':
      return saveNext(state, subject, {
        scope: state.question?.kind === 'dates' ? state.question.scope : 'once',
        overrides: event.overrides,
      })
    case 'dismissed':
      return { state: { ...state, question: undefined } }
    case 'previewed': {
      const { step, preview, isPlacementChanged } = event
      return step.isRequested || needsPreview(preview, isPlacementChanged)
        ? { state: { ...state, isBusy: false, question: { kind: 'dates', preview, scope: step.scope } } }
        : saveNext(state, subject, { scope: step.scope, overrides: {} })
    }
    case 'conflictsPreviewed': {
      const { step, preview } = event
      const question: Question = preview.dates.some(isBlocked)
        ? { kind: 'dates', preview, scope: step.scope }
        : { kind: 'conflicts', conflicts: step.conflicts }
      return { state: { ...state, isBusy: false, question } }
    }
    case 'validated':
      return { state, step: { call: 'change', terms: onceTerms, validatedRequest: event.validatedRequest } }
    case 'saved': {
      const { kept, day } = event
      const toast = subject === 'new' ? 'added' : 'updated'
      return kept.length > 0
        ? { state: { ...state, isBusy: false, question: { kind: 'kept', kept, day } }, toast }
        : // Stays busy until the next page is shown: a second click would save again.
          { state, step: { call: 'leave', day }, toast }
    }
    case 'refused':
      return stateAfterRefusal(state, subject, event)
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
