import type { Preview } from 'shared/contracts/agenda/session'
import { exceedsRemaining } from 'shared/domain/sessions/seriesLimits'
import { isBlocked, isFree } from '../preview/choices.ts'
import { onceOptions } from './submission.ts'
import type {
  NextSubmission,
  SubmissionDialog,
  Refusal,
  SaveCall,
  SaveStep,
  Step,
  SessionKind,
  SubmissionEvent,
  SubmissionState,
  SaveOptions,
  ToastKey,
} from './submission.ts'

const startStep = (state: SubmissionState, step: Step): NextSubmission => ({
  state: { ...state, isBusy: true, failure: '', isDeleted: false },
  step,
})

const chooseFirstCall = (sessionKind: SessionKind, { overrides }: SaveOptions): SaveCall => {
  if (sessionKind === 'new') return 'add'
  if (sessionKind === 'validated') return 'change'
  return overrides.force ? 'saveThenValidate' : 'validate'
}

const startSave = (state: SubmissionState, sessionKind: SessionKind, options: SaveOptions): NextSubmission =>
  startStep(state, { call: chooseFirstCall(sessionKind, options), options })

/**
 * True if the preview must be shown, because it has a conflict, a session that will not change, a warning about a new
 * date, time, therapist or animal, or more hours than the patient's remaining hours.
 */
const needsPreview = ({ dates, kept, remaining }: Preview, isPlacementChanged: boolean) =>
  kept.length > 0 ||
  dates.some((date) => isBlocked(date) || (isPlacementChanged && !isFree(date))) ||
  exceedsRemaining(dates, remaining)

function toastOf(step: Step, sessionKind: SessionKind, { isConflict }: Refusal): ToastKey | undefined {
  if (step.call === 'add') return isConflict ? undefined : 'addFailed'
  if (step.call === 'preview') return sessionKind === 'new' ? 'addFailed' : undefined
  return step.call === 'validate' || step.call === 'saveThenValidate' ? 'validateFailed' : undefined
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
  dialog: hasProblems || isStale || isDeleted ? undefined : state.dialog,
})

const isSaveStep = (step: Step): step is SaveStep => 'options' in step

function handleRefusal(
  state: SubmissionState,
  sessionKind: SessionKind,
  event: SubmissionEvent & { type: 'refused' },
): NextSubmission {
  const { step, refusal, isDirty, isRecurring } = event
  // The requested slot is busy, but the changed form may have another slot, so the form is saved before the
  // request is validated.
  if (step.call === 'validate' && refusal.isConflict && isDirty)
    return { state, step: { call: 'saveThenValidate', options: onceOptions } }
  const toast = toastOf(step, sessionKind, refusal)
  if (!isSaveStep(step) || refusal.conflicts.length === 0) return { state: failedState(state, refusal), toast }
  // Validating or cancelling a request affects only this session, even in a series.
  const scope = sessionKind === 'request' ? 'once' : step.options.scope
  if (sessionKind === 'new' ? isRecurring : scope === 'all')
    return {
      state,
      step: { call: 'previewConflicts', refusedCall: step.call, scope, conflicts: refusal.conflicts },
      toast,
    }
  return {
    state: { ...state, isBusy: false, dialog: { kind: 'conflicts', conflicts: refusal.conflicts } },
    toast,
  }
}

/** Reducer of the submission: returns the state after an event, and the API call that `useSubmission` makes next. */
export function nextSubmission(
  state: SubmissionState,
  event: SubmissionEvent,
  sessionKind: SessionKind,
): NextSubmission {
  switch (event.type) {
    case 'submitted':
      if (sessionKind === 'validated' && event.isSeries) return { state: { ...state, dialog: { kind: 'scope' } } }
      return sessionKind === 'new' && event.isRecurring
        ? startStep(state, { call: 'preview', scope: 'all', isRequested: false })
        : startSave(state, sessionKind, onceOptions)
    case 'previewRequested':
      return startStep(state, { call: 'preview', scope: 'all', isRequested: true })
    case 'scopeChosen': {
      const stateWithoutDialog = { ...state, dialog: undefined }
      return event.scope === 'all'
        ? startStep(stateWithoutDialog, { call: 'preview', scope: 'all', isRequested: false })
        : startSave(stateWithoutDialog, sessionKind, onceOptions)
    }
    case 'forced':
      return startSave(state, sessionKind, {
        scope: state.dialog?.kind === 'dates' ? state.dialog.scope : 'once',
        overrides: event.overrides,
      })
    case 'dismissed':
      return { state: { ...state, dialog: undefined } }
    case 'previewed': {
      const { step, preview, isPlacementChanged } = event
      return step.isRequested || needsPreview(preview, isPlacementChanged)
        ? { state: { ...state, isBusy: false, dialog: { kind: 'dates', preview, scope: step.scope } } }
        : startSave(state, sessionKind, { scope: step.scope, overrides: {} })
    }
    case 'conflictsPreviewed': {
      const { step, preview } = event
      const dialog: SubmissionDialog = preview.dates.some(isBlocked)
        ? { kind: 'dates', preview, scope: step.scope }
        : { kind: 'conflicts', conflicts: step.conflicts }
      return { state: { ...state, isBusy: false, dialog } }
    }
    case 'validated':
      return { state, step: { call: 'change', options: onceOptions, validatedRequest: event.validatedRequest } }
    case 'saved': {
      const { kept, day } = event
      const toast = sessionKind === 'new' ? 'added' : 'updated'
      return kept.length > 0
        ? { state: { ...state, isBusy: false, dialog: { kind: 'kept', kept, day } }, toast }
        : // Stays busy until the next page is shown, because a second click would save again.
          { state, step: { call: 'leave', day }, toast }
    }
    case 'refused':
      return handleRefusal(state, sessionKind, event)
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
