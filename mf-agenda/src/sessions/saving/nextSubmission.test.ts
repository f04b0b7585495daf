import { describe, expect, it } from '@jest/globals'
import type { Preview, Session } from 'shared/contracts/agenda/session'
import type { Conflict } from 'shared/contracts/wire'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { nextSubmission } from './nextSubmission.ts'
import { onceTerms, idle } from './submission.ts'
import type {
  ConflictPreviewStep,
  PreviewStep,
  Refusal,
  Step,
  Subject,
  SubmissionEvent,
  SubmissionState,
  Toast,
} from './submission.ts'

const conflict: Conflict = { date: '2026-11-20', kind: 'therapist', id: 'session-9', name: 'Noé Petit' }
const conflicts = [conflict]
const day = '2026-11-20'
const verdict = { id: 'session-9', name: 'Noé Petit', detail: 'Noé Petit est pris' }
const preview = (kind?: 'therapist' | 'tired'): Preview => ({
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
  patientPresent: true,
  billId: null,
  partBilled: false,
  recurrence: 'ONCE',
  therapistId: 'therapist-1',
  clubId: null,
  sessionTypeId: 'type-1',
  animalIds: [],
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

const wholeTerms = { scope: 'all', over: {} } as const
const forcedEvent = { force: true, forceReason: 'Séance à deux' }
const addCall: Step = { call: 'add', terms: onceTerms }
const changeCall: Step = { call: 'change', terms: onceTerms }
const validateCall: Step = { call: 'validate', terms: onceTerms }
const moveCall: Step = { call: 'move', terms: onceTerms }
const previewCall = { call: 'preview', scope: 'all', isRequested: false } as const
const requestedPreviewCall = { ...previewCall, isRequested: true } as const

const submittedEvent = (isSeries = false, isRecurring = false): SubmissionEvent => ({
  type: 'submitted',
  isSeries,
  isRecurring,
})
const previewedEvent = (step: PreviewStep, shown: Preview, isPlacementChanged = true): SubmissionEvent => ({
  type: 'previewed',
  step,
  preview: shown,
  isPlacementChanged,
})
const nothing: Refusal = {
  failure: '',
  hasProblems: false,
  isStale: false,
  isGone: false,
  isConflict: false,
  conflicts: [],
}
const takenSlot: Partial<Refusal> = { isConflict: true, conflicts, failure: 'Prise' }
const refusedWith = (
  step: Step,
  refusal: Partial<Refusal>,
  { isDirty = false, isRecurring = false } = {},
): SubmissionEvent => ({
  type: 'refused',
  step,
  refusal: { ...nothing, ...refusal },
  isDirty,
  isRecurring,
})

const busy: SubmissionState = { ...idle, isBusy: true }
const asksScope: SubmissionState = { ...idle, question: { kind: 'scope' } }
const asksDates: SubmissionState = { ...idle, question: { kind: 'dates', preview: preview('therapist'), scope: 'all' } }
const asksConflicts: SubmissionState = { ...idle, question: { kind: 'conflicts', conflicts } }

/** Test case: name, subject, state and event, then the expected state, next call and toast. */
type TestRow = [string, Subject, SubmissionState, SubmissionEvent, SubmissionState, Step?, Toast?]

const submitRows: TestRow[] = [
  ['a new session is added', 'new', idle, submittedEvent(), busy, addCall],
  ['a new series is previewed first', 'new', idle, submittedEvent(false, true), busy, previewCall],
  ['a saved session is changed', 'validated', idle, submittedEvent(), busy, changeCall],
  ['one of a series asks for the scope of the change', 'validated', idle, submittedEvent(true), asksScope],
  ['a request is validated', 'request', idle, submittedEvent(), busy, validateCall],
  ['a request of a series is validated', 'request', idle, submittedEvent(true), busy, validateCall],
  ['a former failure is cleared', 'new', { ...idle, failure: 'Erreur' }, submittedEvent(), busy, addCall],
  ['a preview is loaded on request', 'new', idle, { type: 'previewRequested' }, busy, requestedPreviewCall],
]

const dialogRows: TestRow[] = [
  ['this one alone is changed', 'validated', asksScope, { type: 'scopeChosen', scope: 'once' }, busy, changeCall],
  [
    'the following are previewed first',
    'validated',
    asksScope,
    { type: 'scopeChosen', scope: 'all' },
    busy,
    previewCall,
  ],
  ['a question is dismissed', 'validated', asksConflicts, { type: 'dismissed' }, idle],
  [
    'a conflict of a single session is forced',
    'new',
    asksConflicts,
    { type: 'forced', over: forcedEvent },
    { ...asksConflicts, isBusy: true },
    { call: 'add', terms: { scope: 'once', over: forcedEvent } },
  ],
  [
    'only dates that were shown are forced',
    'validated',
    asksDates,
    { type: 'forced', over: forcedEvent },
    { ...asksDates, isBusy: true },
    { call: 'change', terms: { scope: 'all', over: forcedEvent } },
  ],
  [
    'a request over a taken slot is moved there, then validated',
    'request',
    asksConflicts,
    { type: 'forced', over: forcedEvent },
    { ...asksConflicts, isBusy: true },
    { call: 'move', terms: { scope: 'once', over: forcedEvent } },
  ],
  [
    'a request in its own slot is validated first, despite conflicts',
    'request',
    asksDates,
    { type: 'forced', over: { skipDates: [day] } },
    { ...asksDates, isBusy: true },
    { call: 'validate', terms: { scope: 'all', over: { skipDates: [day] } } },
  ],
]

const shownDates = (shown: Preview): SubmissionState => ({
  ...idle,
  question: { kind: 'dates', preview: shown, scope: 'all' },
})

const previewRows: TestRow[] = [
  [
    'free dates are saved',
    'new',
    busy,
    previewedEvent(previewCall, preview()),
    busy,
    { call: 'add', terms: wholeTerms },
  ],
  [
    'free dates are shown after a request',
    'new',
    busy,
    previewedEvent(requestedPreviewCall, preview()),
    shownDates(preview()),
  ],
  [
    'a taken date is shown',
    'new',
    busy,
    previewedEvent(previewCall, preview('therapist')),
    shownDates(preview('therapist')),
  ],
  [
    'a warning of a new hour is shown',
    'new',
    busy,
    previewedEvent(previewCall, preview('tired')),
    shownDates(preview('tired')),
  ],
  [
    'a warning about an unchanged time is not shown',
    'validated',
    busy,
    previewedEvent(previewCall, preview('tired'), false),
    busy,
    { call: 'change', terms: wholeTerms },
  ],
  [
    'sessions that will not change are listed',
    'validated',
    busy,
    previewedEvent(previewCall, { dates: [], kept: keptSessions }, false),
    shownDates({ dates: [], kept: keptSessions }),
  ],
]

const saveRows: TestRow[] = [
  [
    'a new session leads back to its day',
    'new',
    busy,
    { type: 'saved', kept: [], day },
    busy,
    { call: 'leave', day },
    'added',
  ],
  [
    'a changed session leads back to its day',
    'validated',
    busy,
    { type: 'saved', kept: [], day },
    busy,
    { call: 'leave', day },
    'updated',
  ],
  [
    'sessions that did not change are reported first',
    'validated',
    busy,
    { type: 'saved', kept: keptSessions, day },
    { ...idle, question: { kind: 'kept', kept: keptSessions, day } },
    undefined,
    'updated',
  ],
  [
    'a validated request is saved in its new version',
    'request',
    busy,
    { type: 'validated', validatedRequest: savedSession },
    busy,
    { ...changeCall, validatedRequest: savedSession },
  ],
]

const conflictsShown: SubmissionState = { ...idle, question: { kind: 'conflicts', conflicts } }
const conflictPreviewCall = (from: 'add' | 'change'): ConflictPreviewStep => ({
  call: 'previewConflicts',
  from,
  scope: 'all',
  conflicts,
})

const refusalRows: TestRow[] = [
  [
    'a refusal of a new session is reported, in a toast too',
    'new',
    busy,
    refusedWith(addCall, { failure: 'Erreur' }),
    { ...idle, failure: 'Erreur' },
    undefined,
    'addFailed',
  ],
  [
    'a refusal of a change is reported above the form',
    'validated',
    busy,
    refusedWith(changeCall, { failure: 'Erreur' }),
    { ...idle, failure: 'Erreur' },
  ],
  [
    'a refusal that names fields closes the question that hides them',
    'validated',
    { ...asksConflicts, isBusy: true },
    refusedWith(changeCall, { hasProblems: true }),
    idle,
  ],
  [
    'a refusal without a field leaves the question open, with the message',
    'validated',
    { ...asksConflicts, isBusy: true },
    refusedWith(changeCall, { failure: 'Erreur' }),
    { ...asksConflicts, failure: 'Erreur' },
  ],
  [
    'a refusal because somebody else saved first only marks the form as stale',
    'validated',
    { ...asksDates, isBusy: true },
    refusedWith(changeCall, { isStale: true, failure: 'Erreur' }),
    { ...idle, isStale: true },
  ],
  ['a refusal by a conflict asks whether to save anyway', 'new', busy, refusedWith(addCall, takenSlot), conflictsShown],
  [
    'a refusal by a conflict of a new series previews its dates again',
    'new',
    busy,
    refusedWith({ call: 'add', terms: wholeTerms }, takenSlot, { isRecurring: true }),
    busy,
    conflictPreviewCall('add'),
  ],
  [
    'a refusal by a conflict of the following sessions previews their dates again',
    'validated',
    busy,
    refusedWith({ call: 'change', terms: wholeTerms }, takenSlot),
    busy,
    conflictPreviewCall('change'),
  ],
  [
    'a refusal of the second preview is reported',
    'validated',
    busy,
    refusedWith(conflictPreviewCall('change'), { failure: 'Erreur' }),
    { ...idle, failure: 'Erreur' },
  ],
  [
    'a refusal of a preview of a new series is reported in a toast',
    'new',
    busy,
    refusedWith(previewCall, { hasProblems: true }),
    idle,
    undefined,
    'addFailed',
  ],
  [
    'a refusal of a preview of a saved series is reported without a toast',
    'validated',
    busy,
    refusedWith(previewCall, { failure: 'Erreur' }),
    { ...idle, failure: 'Erreur' },
  ],
  [
    'a refusal of a validation is reported in a toast',
    'request',
    busy,
    refusedWith(validateCall, { failure: 'Expirée' }),
    { ...idle, failure: 'Expirée' },
    undefined,
    'validateFailed',
  ],
  [
    'a refusal of a validation over a taken slot asks for confirmation, as long as the form is unchanged',
    'request',
    busy,
    refusedWith(validateCall, takenSlot),
    conflictsShown,
    undefined,
    'validateFailed',
  ],
  [
    'a refusal of a validation moves the request to the changed slot of the form',
    'request',
    busy,
    refusedWith(validateCall, takenSlot, { isDirty: true }),
    busy,
    moveCall,
  ],
  [
    'a refusal of the move asks about this session alone',
    'request',
    busy,
    refusedWith({ call: 'move', terms: wholeTerms }, takenSlot, { isDirty: true }),
    conflictsShown,
    undefined,
    'validateFailed',
  ],
]

const secondPreviewRows: TestRow[] = [
  [
    'dates that are taken are shown',
    'new',
    busy,
    { type: 'conflictsPreviewed', step: conflictPreviewCall('add'), preview: preview('therapist') },
    shownDates(preview('therapist')),
  ],
  [
    'the conflict is shown when no date is taken any more',
    'new',
    busy,
    { type: 'conflictsPreviewed', step: conflictPreviewCall('add'), preview: preview() },
    conflictsShown,
  ],
]

const formRows: TestRow[] = [
  [
    'the message of another refused action is shown',
    'validated',
    idle,
    { type: 'failureChanged', failure: 'Non' },
    { ...idle, failure: 'Non' },
  ],
  [
    "somebody else's change that another action met marks the form as stale",
    'validated',
    idle,
    { type: 'changedElsewhere' },
    { ...idle, isStale: true },
  ],
  [
    "loading somebody else's version ends the stale state",
    'validated',
    { ...idle, isStale: true },
    { type: 'reloaded' },
    idle,
  ],
]

describe.each([
  ['submitting', submitRows],
  ["a dialog's answer", dialogRows],
  ['a preview', previewRows],
  ['a save', saveRows],
  ['a refusal', refusalRows],
  ['a second preview', secondPreviewRows],
  ['an event outside saving', formRows],
])('nextSubmission after %s', (_subject, rows) => {
  it.each(rows.map((row) => ({ sentence: row[0], row })))('$sentence', ({ row }) => {
    const [, subject, state, event, expected, step, toast] = row
    expect(nextSubmission(state, event, subject)).toEqual({ state: expected, step, toast })
  })
})
