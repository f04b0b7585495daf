import * as Type from 'typebox'
import type { Static } from 'typebox'
import { MergeDrop } from './patientMerge.ts'
import { Day, Id, Nullable, Time } from '../wire.ts'

/** The filters of a patient's timeline. */
const timelineKinds = [
  'REQUEST',
  'SESSION',
  'CANCELLATION',
  'ATTENDANCE',
  'EVALUATION',
  'PROGRAMME',
  'DOCUMENT',
  'CONSENT',
  'IMPORT',
  'FILE',
] as const

export const TimelineKind = Type.Enum(timelineKinds)
export type TimelineKind = Static<typeof TimelineKind>

/** The exact event; a `TimelineKind` groups several. `requestWaiting`: a request that awaits a decision. */
export const TimelineAct = Type.Enum([
  'requestReceived',
  'requestWaiting',
  'requestValidated',
  'requestRefused',
  'requestWithdrawn',
  'requestExpired',
  'sessionHeld',
  'sessionMissed',
  'sessionCancelled',
  'sessionCancelledByPatient',
  'attendanceSigned',
  'evaluated',
  'programmeBegun',
  'programmeEnded',
  'reportGiven',
  'funderReportGiven',
  'commentsDownloaded',
  'billIssued',
  'creditNoteIssued',
  'estimationIssued',
  'estimationSent',
  'estimationAccepted',
  'estimationRefused',
  'estimationWithdrawn',
  'consentGiven',
  'consentWithdrawn',
  'imported',
  'changedByImport',
  'importUndone',
  'fileCreated',
  'archived',
  'unarchived',
  'merged',
])
export type TimelineAct = Static<typeof TimelineAct>

/** An event in a patient's timeline. */
export const TimelineEvent = Type.Object({
  /** Identifies the event and its position in the timeline; never changes. */
  id: Type.String(),
  kind: TimelineKind,
  act: TimelineAct,
  date: Day,
  /** Null for an event with a day only, such as the first day of a programme. */
  time: Nullable(Time),
  /** The session concerned; `isOpen` while it can be opened in the agenda. */
  session: Nullable(
    Type.Object({ id: Id, date: Day, startTime: Time, sessionType: Type.String(), isOpen: Type.Boolean() }),
  ),
  /** Whether the session was cancelled later than the practice's cancellation delay allows. */
  isLate: Type.Boolean(),
  /** The number of a quote, an invoice or a credit note. */
  reference: Nullable(Type.String()),
  /** The kinds of data that a merge dropped; empty for any other event. */
  dropped: Type.Array(MergeDrop),
})
export type TimelineEvent = Static<typeof TimelineEvent>

/** Newest events first; `next` is the `before` of the following page, null at the end. */
export const TimelinePage = Type.Object({ content: Type.Array(TimelineEvent), next: Nullable(Type.String()) })
export type TimelinePage = Static<typeof TimelinePage>

const kindPattern = `(${timelineKinds.join('|')})`

export const TimelineSearch = Type.Object({
  /** Kinds separated by commas; by default all. */
  kinds: Type.Optional(Type.String({ pattern: `^${kindPattern}(,${kindPattern})*$`, maxLength: 200 })),
  /** The `next` of the previous page. */
  before: Type.Optional(Type.String({ pattern: '^-?\\d{1,16}~[A-Za-z]{1,40}~[0-9a-f-]{36}$' })),
})
