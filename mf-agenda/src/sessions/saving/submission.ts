import type { KeptSession, Preview, Session } from 'shared/contracts/agenda/session'
import type { Conflict } from 'shared/contracts/wire'
import type { Day } from 'shared/domain/calendar/day'
import type { Scope } from '../api.ts'
import type { ConflictOverrides } from '../preview/choices.ts'

/** Scope of a save, and whether it overrides conflicts or skips dates. */
export interface SaveOptions {
  scope: Scope
  overrides: ConflictOverrides
}

export const onceOptions: SaveOptions = { scope: 'once', overrides: {} }

/** Kind of session in the form: new, saved, or a request to validate. */
export type SessionKind = 'new' | 'validated' | 'request'

/** Open dialog, which asks before saving or reports unchanged sessions afterwards. */
export type SubmissionDialog =
  | { kind: 'scope' }
  | { kind: 'dates'; preview: Preview; scope: Scope }
  | { kind: 'conflicts'; conflicts: readonly Conflict[] }
  | { kind: 'kept'; kept: readonly KeptSession[]; day: Day | null }

export interface SubmissionState {
  /** True while a call is in progress. */
  isBusy: boolean
  /** Error message for the alert; empty if the fields show the problems. */
  failure: string
  /** True if somebody else saved first. */
  isStale: boolean
  /** True if somebody else deleted the session. */
  isDeleted: boolean
  dialog: SubmissionDialog | undefined
}

export const idleState: SubmissionState = {
  isBusy: false,
  failure: '',
  isStale: false,
  isDeleted: false,
  dialog: undefined,
}

/** Call that saves. `validate` validates a request before the form is saved; `saveThenValidate` saves it first. */
export type SaveCall = 'add' | 'change' | 'validate' | 'saveThenValidate'

export interface SaveStep {
  call: SaveCall
  options: SaveOptions
  /** Request after its validation, with its new version. */
  validatedRequest?: Session
}

export interface PreviewStep {
  call: 'preview'
  scope: Scope
  /** True if the user requested the preview, which is then shown even if all dates are free. */
  isRequested: boolean
}

/** Preview after a conflict in a series, to find the busy dates. */
export interface ConflictPreviewStep {
  call: 'previewConflicts'
  refusedCall: SaveCall
  scope: Scope
  conflicts: readonly Conflict[]
}

/** Next call to make; its result is returned as an event. */
export type Step = SaveStep | PreviewStep | ConflictPreviewStep | { call: 'leave'; day: Day | null }

export type ToastKey = 'added' | 'updated' | 'addFailed' | 'validateFailed'

/** Parts of a refusal by the API that decide the next state. */
export interface Refusal {
  /** Message for the alert; empty if the fields show all problems. */
  failure: string
  /** True if the refusal names fields, which show its messages. */
  hasProblems: boolean
  isStale: boolean
  isDeleted: boolean
  isConflict: boolean
  conflicts: readonly Conflict[]
}

export type SubmissionEvent =
  /** `isSeries`: the saved session belongs to a series. `isRecurring`: the form's frequency is not 'ONCE'. */
  | { type: 'submitted'; isSeries: boolean; isRecurring: boolean }
  | { type: 'previewRequested' }
  | { type: 'scopeChosen'; scope: Scope }
  /** The user confirmed the preview or the conflicts; `overrides` may also only skip dates, or be empty. */
  | { type: 'forced'; overrides: ConflictOverrides }
  | { type: 'dismissed' }
  | { type: 'previewed'; step: PreviewStep; preview: Preview; isPlacementChanged: boolean }
  | { type: 'conflictsPreviewed'; step: ConflictPreviewStep; preview: Preview }
  | { type: 'validated'; validatedRequest: Session }
  | { type: 'saved'; kept: readonly KeptSession[]; day: Day | null }
  | { type: 'refused'; step: Step; refusal: Refusal; isDirty: boolean; isRecurring: boolean }
  | { type: 'failureChanged'; failure: string }
  | { type: 'changedElsewhere' }
  | { type: 'reloaded' }

export interface NextSubmission {
  state: SubmissionState
  step?: Step
  toast?: ToastKey
}
