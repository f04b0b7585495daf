import { describe, expect, it } from '@jest/globals'
import type { Preview, Session } from 'shared/contracts/agenda/session'
import type { Conflict } from 'shared/contracts/wire'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { nextSubmission } from './nextSubmission.ts'
import { alone, idle } from './submission.ts'
import type {
  ConflictPreviewStep,
  PreviewStep,
  Refused,
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
const kept = [{ id: 'session-4', date: '2026-12-04', reason: 'Facturée' }]
const standing: Session = {
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

const all = { scope: 'all', over: {} } as const
const forced = { force: true, forceReason: 'Séance à deux' }
const add: Step = { call: 'add', terms: alone }
const change: Step = { call: 'change', terms: alone }
const validate: Step = { call: 'validate', terms: alone }
const move: Step = { call: 'move', terms: alone }
const look = { call: 'preview', scope: 'all', isRequested: false } as const
const requestedLook = { ...look, isRequested: true } as const

const submitted = (isSeries = false, repeats = false): SubmissionEvent => ({ type: 'submitted', isSeries, repeats })
const previewed = (step: PreviewStep, shown: Preview, isPlacedAnew = true): SubmissionEvent => ({
  type: 'previewed',
  step,
  preview: shown,
  isPlacedAnew,
})
const nothing: Refused = {
  failure: '',
  hasProblems: false,
  isStale: false,
  isGone: false,
  isConflict: false,
  conflicts: [],
}
const taken: Partial<Refused> = { isConflict: true, conflicts, failure: 'Prise' }
const refusedWith = (
  step: Step,
  refusal: Partial<Refused>,
  { isDirty = false, repeats = false } = {},
): SubmissionEvent => ({
  type: 'refused',
  step,
  refusal: { ...nothing, ...refusal },
  isDirty,
  repeats,
})

const busy: SubmissionState = { ...idle, isBusy: true }
const asksScope: SubmissionState = { ...idle, question: { kind: 'scope' } }
const asksDates: SubmissionState = { ...idle, question: { kind: 'dates', preview: preview('therapist'), scope: 'all' } }
const asksConflicts: SubmissionState = { ...idle, question: { kind: 'conflicts', conflicts } }

/** A case: its name, the subject, the state and the event, then the expected state, next call and toast. */
type Row = [string, Subject, SubmissionState, SubmissionEvent, SubmissionState, Step?, Toast?]

const starting: Row[] = [
  ['a new session is added', 'new', idle, submitted(), busy, add],
  ['a new series is previewed first', 'new', idle, submitted(false, true), busy, look],
  ['a session that stands is changed', 'validated', idle, submitted(), busy, change],
  ['one of a series asks for the scope of the change', 'validated', idle, submitted(true), asksScope],
  ['a request is validated', 'request', idle, submitted(), busy, validate],
  ['a request of a series is too', 'request', idle, submitted(true), busy, validate],
  ['a former failure is forgotten', 'new', { ...idle, failure: 'Erreur' }, submitted(), busy, add],
  ['a preview is loaded on request', 'new', idle, { type: 'previewRequested' }, busy, requestedLook],
]

const requestSteps: Row[] = [
  ['this one alone is changed', 'validated', asksScope, { type: 'scopeChosen', scope: 'once' }, busy, change],
  ['the following are previewed first', 'validated', asksScope, { type: 'scopeChosen', scope: 'all' }, busy, look],
  ['a question is given up', 'validated', asksConflicts, { type: 'dismissed' }, idle],
  [
    'a conflict is saved over, alone',
    'new',
    asksConflicts,
    { type: 'forced', over: forced },
    { ...asksConflicts, isBusy: true },
    { call: 'add', terms: { scope: 'once', over: forced } },
  ],
  [
    'dates are saved over as far as they were shown',
    'validated',
    asksDates,
    { type: 'forced', over: forced },
    { ...asksDates, isBusy: true },
    { call: 'change', terms: { scope: 'all', over: forced } },
  ],
  [
    'a request over a taken slot is moved there, then validated',
    'request',
    asksConflicts,
    { type: 'forced', over: forced },
    { ...asksConflicts, isBusy: true },
    { call: 'move', terms: { scope: 'once', over: forced } },
  ],
  [
    'a request that is only let through is validated first',
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

const looking: Row[] = [
  ['free dates are saved', 'new', busy, previewed(look, preview()), busy, { call: 'add', terms: all }],
  ['free dates are shown after a request', 'new', busy, previewed(requestedLook, preview()), shownDates(preview())],
  ['a taken date is shown', 'new', busy, previewed(look, preview('therapist')), shownDates(preview('therapist'))],
  ['a warning of a new hour is shown', 'new', busy, previewed(look, preview('tired')), shownDates(preview('tired'))],
  [
    'a warning of an hour that stays is not',
    'validated',
    busy,
    previewed(look, preview('tired'), false),
    busy,
    { call: 'change', terms: all },
  ],
  [
    'sessions that stay as they are are shown',
    'validated',
    busy,
    previewed(look, { dates: [], kept }, false),
    shownDates({ dates: [], kept }),
  ],
]

const saving: Row[] = [
  [
    'a new one leads back to its day',
    'new',
    busy,
    { type: 'saved', kept: [], day },
    busy,
    { call: 'leave', day },
    'added',
  ],
  [
    'a changed one does too',
    'validated',
    busy,
    { type: 'saved', kept: [], day },
    busy,
    { call: 'leave', day },
    'updated',
  ],
  [
    'what stayed as it was is reported first',
    'validated',
    busy,
    { type: 'saved', kept, day },
    { ...idle, question: { kind: 'kept', kept, day } },
    undefined,
    'updated',
  ],
  [
    'a validated request is saved as it then stands',
    'request',
    busy,
    { type: 'validated', standing },
    busy,
    { ...change, standing },
  ],
]

const conflictsShown: SubmissionState = { ...idle, question: { kind: 'conflicts', conflicts } }
const conflictLook = (from: 'add' | 'change'): ConflictPreviewStep => ({
  call: 'previewConflicts',
  from,
  scope: 'all',
  conflicts,
})

const refusing: Row[] = [
  [
    'of a new session is reported, in a toast too',
    'new',
    busy,
    refusedWith(add, { failure: 'Erreur' }),
    { ...idle, failure: 'Erreur' },
    undefined,
    'addFailed',
  ],
  [
    'of a change is reported above the form',
    'validated',
    busy,
    refusedWith(change, { failure: 'Erreur' }),
    { ...idle, failure: 'Erreur' },
  ],
  [
    'by its fields closes the question that hides them',
    'validated',
    { ...asksConflicts, isBusy: true },
    refusedWith(change, { hasProblems: true }),
    idle,
  ],
  [
    'without a field leaves the question open, with its reason',
    'validated',
    { ...asksConflicts, isBusy: true },
    refusedWith(change, { failure: 'Erreur' }),
    { ...asksConflicts, failure: 'Erreur' },
  ],
  [
    'because somebody else saved first says only that',
    'validated',
    { ...asksDates, isBusy: true },
    refusedWith(change, { isStale: true, failure: 'Erreur' }),
    { ...idle, isStale: true },
  ],
  ['by a conflict asks whether to save anyway', 'new', busy, refusedWith(add, taken), conflictsShown],
  [
    'by a conflict of a new series looks at its dates again',
    'new',
    busy,
    refusedWith({ call: 'add', terms: all }, taken, { repeats: true }),
    busy,
    conflictLook('add'),
  ],
  [
    'by a conflict of the following too',
    'validated',
    busy,
    refusedWith({ call: 'change', terms: all }, taken),
    busy,
    conflictLook('change'),
  ],
  [
    'of that second look is reported',
    'validated',
    busy,
    refusedWith(conflictLook('change'), { failure: 'Erreur' }),
    { ...idle, failure: 'Erreur' },
  ],
  [
    'of a preview of a new series is reported in a toast',
    'new',
    busy,
    refusedWith(look, { hasProblems: true }),
    idle,
    undefined,
    'addFailed',
  ],
  [
    'of a preview of a standing one is not',
    'validated',
    busy,
    refusedWith(look, { failure: 'Erreur' }),
    { ...idle, failure: 'Erreur' },
  ],
  [
    'of a validation is reported in a toast',
    'request',
    busy,
    refusedWith(validate, { failure: 'Expirée' }),
    { ...idle, failure: 'Expirée' },
    undefined,
    'validateFailed',
  ],
  [
    'of a validation over a taken slot asks for confirmation, as long as the form is unchanged',
    'request',
    busy,
    refusedWith(validate, taken),
    conflictsShown,
    undefined,
    'validateFailed',
  ],
  [
    'of a validation moves the request where a changed form puts it',
    'request',
    busy,
    refusedWith(validate, taken, { isDirty: true }),
    busy,
    move,
  ],
  [
    'of that move asks about this session alone',
    'request',
    busy,
    refusedWith({ call: 'move', terms: all }, taken, { isDirty: true }),
    conflictsShown,
    undefined,
    'validateFailed',
  ],
]

const lookingAgain: Row[] = [
  [
    'dates that are taken are shown',
    'new',
    busy,
    { type: 'conflictsPreviewed', step: conflictLook('add'), preview: preview('therapist') },
    shownDates(preview('therapist')),
  ],
  [
    'the conflict is shown where no date is taken any more',
    'new',
    busy,
    { type: 'conflictsPreviewed', step: conflictLook('add'), preview: preview() },
    conflictsShown,
  ],
]

const others: Row[] = [
  [
    'a reason from elsewhere is shown',
    'validated',
    idle,
    { type: 'failureChanged', failure: 'Non' },
    { ...idle, failure: 'Non' },
  ],
  [
    'what somebody else saved is asked for after an act beside saving',
    'validated',
    idle,
    { type: 'changedElsewhere' },
    { ...idle, isStale: true },
  ],
  ['what somebody else saved is loaded', 'validated', { ...idle, isStale: true }, { type: 'reloaded' }, idle],
]

describe.each([
  ['submitting', starting],
  ['a dialog', requestSteps],
  ['a preview', looking],
  ['a save', saving],
  ['a refusal', refusing],
  ['a second look', lookingAgain],
  ['the form', others],
])('%s', (_subject, rows) => {
  it.each(rows.map((row) => ({ sentence: row[0], row })))('$sentence', ({ row }) => {
    const [, subject, state, event, expected, step, toast] = row
    expect(nextSubmission(state, event, subject)).toEqual({ state: expected, step, toast })
  })
})
