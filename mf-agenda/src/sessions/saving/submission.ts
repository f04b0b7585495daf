import type { KeptSession, Preview, Session } from 'shared/contracts/agenda/session'
import type { Conflict } from 'shared/contracts/wire'
import type { Day } from 'shared/domain/calendar/day'
import type { Scope } from '../api.ts'
import type { ConflictOverrides } from '../preview/choices.ts'

/** The scope of a save, and the conflicts it overrides. */
export interface Terms {
  scope: Scope
  over: ConflictOverrides
}

export const alone: Terms = { scope: 'once', over: {} }

/** The object the form edits: a new session, a saved one, or a request that waits to be validated. */
export type Subject = 'new' | 'validated' | 'request'

/** The open dialog: a question before the session is saved, or a notice after. */
export type Question =
  | { kind: 'scope' }
  | { kind: 'dates'; preview: Preview; scope: Scope }
  | { kind: 'conflicts'; conflicts: readonly Conflict[] }
  | { kind: 'kept'; kept: readonly KeptSession[]; day: Day | null }

export interface SubmissionState {
  /** A call is under way. */
  isBusy: boolean
  /** Why it was not saved, as far as no field says so. */
  failure: string
  /** Somebody else saved first. */
  isStale: boolean
  /** It was deleted elsewhere. */
  isGone: boolean
  question: Question | undefined
}

export const idle: SubmissionState = { isBusy: false, failure: '', isStale: false, isGone: false, question: undefined }

/** A call that saves. `validate` accepts a request as it is; `move` saves it where the form puts it, then validates. */
export type SaveCall = 'add' | 'change' | 'validate' | 'move'

export interface SaveStep {
  call: SaveCall
  terms: Terms
  /** A request as it is once validated. */
  standing?: Session
}

export interface PreviewStep {
  call: 'preview'
  scope: Scope
  /** The user requested the preview: they are shown even when all of them are free. */
  isRequested: boolean
}

/** After a conflict in a series: which of its dates are taken. */
export interface ConflictPreviewStep {
  call: 'previewConflicts'
  from: SaveCall
  scope: Scope
  conflicts: readonly Conflict[]
}

/** The next call to make; its result comes back as an event. */
export type Step = SaveStep | PreviewStep | ConflictPreviewStep | { call: 'leave'; day: Day | null }

export type Toast = 'added' | 'updated' | 'addFailed' | 'validateFailed'

/** A refusal, as far as it decides what comes next. */
export interface Refused {
  /** The sentence for the alert; empty when the fields say it all. */
  failure: string
  /** True when the refusal named fields, which now show it. */
  hasProblems: boolean
  isStale: boolean
  isGone: boolean
  isConflict: boolean
  conflicts: readonly Conflict[]
}

export type SubmissionEvent =
  | { type: 'submitted'; isSeries: boolean; repeats: boolean }
  | { type: 'previewRequested' }
  | { type: 'scopeChosen'; scope: Scope }
  | { type: 'forced'; over: ConflictOverrides }
  | { type: 'dismissed' }
  | { type: 'previewed'; step: PreviewStep; preview: Preview; isPlacedAnew: boolean }
  | { type: 'conflictsPreviewed'; step: ConflictPreviewStep; preview: Preview }
  | { type: 'validated'; standing: Session }
  | { type: 'saved'; kept: readonly KeptSession[]; day: Day | null }
  | { type: 'refused'; step: Step; refusal: Refused; isDirty: boolean; repeats: boolean }
  | { type: 'failureChanged'; failure: string }
  | { type: 'changedElsewhere' }
  | { type: 'reloaded' }

export interface Next {
  state: SubmissionState
  step?: Step
  toast?: Toast
}
