import { describe, expect, it } from '@jest/globals'
import type { Preview, Session } from 'shared/contracts/agenda/session'
import type { Conflict } from 'shared/contracts/wire'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { nextSubmission } from './nextSubmission.ts'
import { onceOptions, idleState } from './submission.ts'
import type {
  ConflictPreviewStep,
  PreviewStep,
  Refusal,
  Step,
  SessionKind,
  SubmissionEvent,
  SubmissionState,
  ToastKey,
} from './submission.ts'

const conflict: Conflict = { date: '2026-11-20', kind: 'therapist', id: 'session-9', name: 'Noé Petit' }
const conflicts = [conflict]
const day = '2026-11-20'
const verdict = { id: 'session-9', name: 'Noé Petit', detail: 'Noé Petit est pris' }
const buildPreview = (kind?: 'therapist' | 'tired'): Preview => ({
  dates: [
    { sessionId: null, date: day, startTime: '10:00', endTime: '11:00', verdicts: kind ? [{ ...verdict, kind }] : [] },
  ],
  kept: [],
})
const keptSessions = [{ id: 'session-4', date: '2026-12-04', reason: 'Facturée' }]
const savedSession: Session = {
  id: 'session-1',
  seriesId: null,
  date: day,
  startTime: '10:00',
  endTime: '11:00',
  title: 'Léa Martin',
  validated: true,
  paid: false,
  paidMeans: null,
  patientPresent: true,
  billId: null,
  partBilled: false,
  recurrence: 'ONCE',
  therapistId: 'therapist-1',
  clubId: null,
  sessionTypeId: 'type-1',
  animalIds: [],
  forceReason: null,
  patientId: 'patient-1',
  endDate: null,
  price: 70,
  roomRent: 0,
  animalRent: 0,
  taxesPaidByPatient: 0,
  withAnimalOnly: false,
  selectedCorporatePatients: [],
  comments: '',
  evaluation: emptyEvaluation(),
  expiresAt: null,
  fitExceptions: [],
  version: 4,
}

const seriesOptions = { scope: 'all', overrides: {} } as const
const forceOverrides = { force: true, forceReason: 'Séance à deux' }
const addCall: Step = { call: 'add', options: onceOptions }
const changeCall: Step = { call: 'change', options: onceOptions }
const validateCall: Step = { call: 'validate', options: onceOptions }
const saveThenValidateCall: Step = { call: 'saveThenValidate', options: onceOptions }
const previewCall = { call: 'preview', scope: 'all', isRequested: false } as const
const requestedPreviewCall = { ...previewCall, isRequested: true } as const

const buildSubmittedEvent = (isSeries = false, isRecurring = false): SubmissionEvent => ({
  type: 'submitted',
  isSeries,
  isRecurring,
})
const buildPreviewedEvent = (step: PreviewStep, shownPreview: Preview, isPlacementChanged = true): SubmissionEvent => ({
  type: 'previewed',
  step,
  preview: shownPreview,
  isPlacementChanged,
})
const emptyRefusal: Refusal = {
  failure: '',
  hasProblems: false,
  isStale: false,
  isDeleted: false,
  isConflict: false,
  conflicts: [],
}
const slotBusyRefusal: Partial<Refusal> = { isConflict: true, conflicts, failure: 'Prise' }
const buildRefusedEvent = (
  step: Step,
  refusal: Partial<Refusal>,
  { isDirty = false, isRecurring = false } = {},
): SubmissionEvent => ({
  type: 'refused',
  step,
  refusal: { ...emptyRefusal, ...refusal },
  isDirty,
  isRecurring,
})

const busyState: SubmissionState = { ...idleState, isBusy: true }
const scopeDialogState: SubmissionState = { ...idleState, dialog: { kind: 'scope' } }
const datesDialogState: SubmissionState = {
  ...idleState,
  dialog: { kind: 'dates', preview: buildPreview('therapist'), scope: 'all' },
}
const conflictsDialogState: SubmissionState = { ...idleState, dialog: { kind: 'conflicts', conflicts } }

/** Arguments of `nextSubmission` and the expected result. */
type TestRow = [
  caseName: string,
  sessionKind: SessionKind,
  state: SubmissionState,
  event: SubmissionEvent,
  expectedState: SubmissionState,
  expectedStep?: Step,
  expectedToast?: ToastKey,
]

const submitRows: TestRow[] = [
  ['a new session is added', 'new', idleState, buildSubmittedEvent(), busyState, addCall],
  ['a new series is previewed first', 'new', idleState, buildSubmittedEvent(false, true), busyState, previewCall],
  ['a saved session is changed', 'validated', idleState, buildSubmittedEvent(), busyState, changeCall],
  [
    'a session of a series asks for the scope of the change',
    'validated',
    idleState,
    buildSubmittedEvent(true),
    scopeDialogState,
  ],
  ['a request is validated', 'request', idleState, buildSubmittedEvent(), busyState, validateCall],
  ['a request of a series is validated', 'request', idleState, buildSubmittedEvent(true), busyState, validateCall],
  [
    'a previous failure message is cleared',
    'new',
    { ...idleState, failure: 'Erreur' },
    buildSubmittedEvent(),
    busyState,
    addCall,
  ],
  ['a preview is loaded on request', 'new', idleState, { type: 'previewRequested' }, busyState, requestedPreviewCall],
]

const dialogRows: TestRow[] = [
  [
    'this session alone is changed',
    'validated',
    scopeDialogState,
    { type: 'scopeChosen', scope: 'once' },
    busyState,
    changeCall,
  ],
  [
    'the following sessions are previewed first',
    'validated',
    scopeDialogState,
    { type: 'scopeChosen', scope: 'all' },
    busyState,
    previewCall,
  ],
  ['a dialog is dismissed', 'validated', conflictsDialogState, { type: 'dismissed' }, idleState],
  [
    'a conflict of a single session is forced',
    'new',
    conflictsDialogState,
    { type: 'forced', overrides: forceOverrides },
    { ...conflictsDialogState, isBusy: true },
    { call: 'add', options: { scope: 'once', overrides: forceOverrides } },
  ],
  [
    'the forced dates of a series are saved with the scope of their preview',
    'validated',
    datesDialogState,
    { type: 'forced', overrides: forceOverrides },
    { ...datesDialogState, isBusy: true },
    { call: 'change', options: { scope: 'all', overrides: forceOverrides } },
  ],
  [
    'a forced request is saved despite the conflict, then validated',
    'request',
    conflictsDialogState,
    { type: 'forced', overrides: forceOverrides },
    { ...conflictsDialogState, isBusy: true },
    { call: 'saveThenValidate', options: { scope: 'once', overrides: forceOverrides } },
  ],
  [
    'a request whose conflicts are not forced is validated',
    'request',
    datesDialogState,
    { type: 'forced', overrides: { skipDates: [day] } },
    { ...datesDialogState, isBusy: true },
    { call: 'validate', options: { scope: 'all', overrides: { skipDates: [day] } } },
  ],
]

const buildDatesDialogState = (shownPreview: Preview): SubmissionState => ({
  ...idleState,
  dialog: { kind: 'dates', preview: shownPreview, scope: 'all' },
})

const previewRows: TestRow[] = [
  [
    'free dates are saved',
    'new',
    busyState,
    buildPreviewedEvent(previewCall, buildPreview()),
    busyState,
    { call: 'add', options: seriesOptions },
  ],
  [
    'free dates are shown when the user asked for the preview',
    'new',
    busyState,
    buildPreviewedEvent(requestedPreviewCall, buildPreview()),
    buildDatesDialogState(buildPreview()),
  ],
  [
    'a busy date is shown',
    'new',
    busyState,
    buildPreviewedEvent(previewCall, buildPreview('therapist')),
    buildDatesDialogState(buildPreview('therapist')),
  ],
  [
    'a warning about a new time is shown',
    'new',
    busyState,
    buildPreviewedEvent(previewCall, buildPreview('tired')),
    buildDatesDialogState(buildPreview('tired')),
  ],
  [
    'a warning about an unchanged time is not shown',
    'validated',
    busyState,
    buildPreviewedEvent(previewCall, buildPreview('tired'), false),
    busyState,
    { call: 'change', options: seriesOptions },
  ],
  [
    'sessions that will not change are listed',
    'validated',
    busyState,
    buildPreviewedEvent(previewCall, { dates: [], kept: keptSessions }, false),
    buildDatesDialogState({ dates: [], kept: keptSessions }),
  ],
]

const saveRows: TestRow[] = [
  [
    'the calendar opens on the day of a new session',
    'new',
    busyState,
    { type: 'saved', kept: [], day },
    busyState,
    { call: 'leave', day },
    'added',
  ],
  [
    'the calendar opens on the day of a changed session',
    'validated',
    busyState,
    { type: 'saved', kept: [], day },
    busyState,
    { call: 'leave', day },
    'updated',
  ],
  [
    'sessions that did not change are reported first',
    'validated',
    busyState,
    { type: 'saved', kept: keptSessions, day },
    { ...idleState, dialog: { kind: 'kept', kept: keptSessions, day } },
    undefined,
    'updated',
  ],
  [
    'a validated request is saved in its new version',
    'request',
    busyState,
    { type: 'validated', validatedRequest: savedSession },
    busyState,
    { ...changeCall, validatedRequest: savedSession },
  ],
]

const buildConflictPreviewCall = (refusedCall: 'add' | 'change'): ConflictPreviewStep => ({
  call: 'previewConflicts',
  refusedCall,
  scope: 'all',
  conflicts,
})

const refusalRows: TestRow[] = [
  [
    'a refusal of a new session is reported, in a toast too',
    'new',
    busyState,
    buildRefusedEvent(addCall, { failure: 'Erreur' }),
    { ...idleState, failure: 'Erreur' },
    undefined,
    'addFailed',
  ],
  [
    'a refusal of a change is reported above the form',
    'validated',
    busyState,
    buildRefusedEvent(changeCall, { failure: 'Erreur' }),
    { ...idleState, failure: 'Erreur' },
  ],
  [
    'a refusal that names fields closes the dialog that hides them',
    'validated',
    { ...conflictsDialogState, isBusy: true },
    buildRefusedEvent(changeCall, { hasProblems: true }),
    idleState,
  ],
  [
    'a refusal without a field leaves the dialog open, with the message',
    'validated',
    { ...conflictsDialogState, isBusy: true },
    buildRefusedEvent(changeCall, { failure: 'Erreur' }),
    { ...conflictsDialogState, failure: 'Erreur' },
  ],
  [
    'a refusal because somebody else saved first only marks the form as stale',
    'validated',
    { ...datesDialogState, isBusy: true },
    buildRefusedEvent(changeCall, { isStale: true, failure: 'Erreur' }),
    { ...idleState, isStale: true },
  ],
  [
    'a refusal because of a conflict asks whether to save anyway',
    'new',
    busyState,
    buildRefusedEvent(addCall, slotBusyRefusal),
    conflictsDialogState,
  ],
  [
    'a refusal because of a conflict in a new series previews its dates again',
    'new',
    busyState,
    buildRefusedEvent({ call: 'add', options: seriesOptions }, slotBusyRefusal, { isRecurring: true }),
    busyState,
    buildConflictPreviewCall('add'),
  ],
  [
    'a refusal because of a conflict in the following sessions previews their dates again',
    'validated',
    busyState,
    buildRefusedEvent({ call: 'change', options: seriesOptions }, slotBusyRefusal),
    busyState,
    buildConflictPreviewCall('change'),
  ],
  [
    'a refusal of the second preview is reported',
    'validated',
    busyState,
    buildRefusedEvent(buildConflictPreviewCall('change'), { failure: 'Erreur' }),
    { ...idleState, failure: 'Erreur' },
  ],
  [
    'a refusal of a preview of a new series is reported in a toast',
    'new',
    busyState,
    buildRefusedEvent(previewCall, { hasProblems: true }),
    idleState,
    undefined,
    'addFailed',
  ],
  [
    'a refusal of a preview of a saved series is reported without a toast',
    'validated',
    busyState,
    buildRefusedEvent(previewCall, { failure: 'Erreur' }),
    { ...idleState, failure: 'Erreur' },
  ],
  [
    'a refusal of a validation is reported in a toast',
    'request',
    busyState,
    buildRefusedEvent(validateCall, { failure: 'Expirée' }),
    { ...idleState, failure: 'Expirée' },
    undefined,
    'validateFailed',
  ],
  [
    'a validation refused for a busy slot asks whether to save anyway, if the form is unchanged',
    'request',
    busyState,
    buildRefusedEvent(validateCall, slotBusyRefusal),
    conflictsDialogState,
    undefined,
    'validateFailed',
  ],
  [
    'a validation refused for a busy slot saves the request with the slot of the changed form',
    'request',
    busyState,
    buildRefusedEvent(validateCall, slotBusyRefusal, { isDirty: true }),
    busyState,
    saveThenValidateCall,
  ],
  [
    'a conflict when a request is moved asks about this session alone',
    'request',
    busyState,
    buildRefusedEvent({ call: 'saveThenValidate', options: seriesOptions }, slotBusyRefusal, { isDirty: true }),
    conflictsDialogState,
    undefined,
    'validateFailed',
  ],
]

const secondPreviewRows: TestRow[] = [
  [
    'dates that are busy are shown',
    'new',
    busyState,
    { type: 'conflictsPreviewed', step: buildConflictPreviewCall('add'), preview: buildPreview('therapist') },
    buildDatesDialogState(buildPreview('therapist')),
  ],
  [
    'the conflict is shown when no date is busy any more',
    'new',
    busyState,
    { type: 'conflictsPreviewed', step: buildConflictPreviewCall('add'), preview: buildPreview() },
    conflictsDialogState,
  ],
]

const formRows: TestRow[] = [
  [
    'the message of a refused action other than saving is shown',
    'validated',
    idleState,
    { type: 'failureChanged', failure: 'Non' },
    { ...idleState, failure: 'Non' },
  ],
  [
    "somebody else's change, met by an action other than saving, marks the form as stale",
    'validated',
    idleState,
    { type: 'changedElsewhere' },
    { ...idleState, isStale: true },
  ],
  [
    "loading somebody else's version ends the stale state",
    'validated',
    { ...idleState, isStale: true },
    { type: 'reloaded' },
    idleState,
  ],
]

describe.each([
  ['submitting', submitRows],
  ['a choice in a dialog', dialogRows],
  ['a preview', previewRows],
  ['a save', saveRows],
  ['a refusal', refusalRows],
  ['a second preview', secondPreviewRows],
  ['an event outside saving', formRows],
])('nextSubmission after %s', (_groupName, rows) => {
  it.each(rows.map((row) => ({ sentence: row[0], row })))('$sentence', ({ row }) => {
    const [, sessionKind, state, event, expected, step, toast] = row
    expect(nextSubmission(state, event, sessionKind)).toEqual({ state: expected, step, toast })
  })
})
