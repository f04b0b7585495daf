import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Evaluation } from './evaluation.ts'
import { FitException } from './fit.ts'
import { Day, EndTime, Id, Money, Nullable, Text, Time } from '../wire.ts'

/**
 * How often a session takes place, until the end of its series. `DAY_OF_WEEK`: on every day from Monday to Friday.
 */
export const Recurrence = Type.Union([
  Type.Literal('ONCE'),
  Type.Literal('DAY'),
  Type.Literal('WEEK'),
  Type.Literal('TWO_WEEKS'),
  Type.Literal('DAY_OF_WEEK'),
])
export type Recurrence = Static<typeof Recurrence>

/** The means by which a session was paid: the ids of `paymentChoices`. */
export const PaymentMeans = Type.Union([
  Type.Literal('TRANSFER'),
  Type.Literal('CHEQUE'),
  Type.Literal('CASH'),
  Type.Literal('CARD'),
  Type.Literal('DIRECT_DEBIT'),
])
export type PaymentMeans = Static<typeof PaymentMeans>

/**
 * A session as displayed in the calendar (ruling 16). `version` is also its ETag; a change sends it back in If-Match.
 * `forceReason`: null unless the session was saved despite a conflict; empty if no reason was given.
 */
export const ShortSession = Type.Object({
  id: Id,
  seriesId: Nullable(Id),
  date: Day,
  startTime: Time,
  endTime: EndTime,
  title: Type.String(),
  /** False for a request that awaits a decision. */
  validated: Type.Boolean(),
  paid: Type.Boolean(),
  /** Null if the session is not paid, or was marked paid without its means (ruling 173). */
  paidMeans: Nullable(PaymentMeans),
  patientPresent: Type.Boolean(),
  billId: Nullable(Id),
  /** A part of the session is invoiced (ruling 111); `billId` is set once every part is. */
  partBilled: Type.Boolean(),
  recurrence: Recurrence,
  therapistId: Id,
  clubId: Nullable(Id),
  sessionTypeId: Id,
  animalIds: Type.Array(Id),
  patientId: Nullable(Id),
  forceReason: Nullable(Type.String()),
  version: Type.Integer(),
})
export type ShortSession = Static<typeof ShortSession>

/**
 * The body of POST and PUT /sessions. `endDate` is the last day of a series. `force` saves despite conflicts, on all
 * dates or on `forceDates` only, and is recorded with its reason. `skipDates` are left out of a new series; on these
 * dates a changed series keeps its sessions and their animals. An omitted evaluation is unchanged. An existing session
 * never changes its recurrence or the end of its series.
 */
export const SessionInput = Type.Object({
  startDate: Day,
  endDate: Type.Optional(Nullable(Day)),
  startTime: Time,
  endTime: EndTime,
  recurrence: Type.Optional(Recurrence),
  therapistId: Id,
  sessionTypeId: Id,
  patientId: Nullable(Id),
  animalIds: Type.Array(Id, { maxItems: 30, uniqueItems: true }),
  clubId: Nullable(Id),
  /** Euros excluding VAT. */
  price: Money,
  /** Rents of the place and of the animals for this session, in euros. */
  roomRent: Money,
  animalRent: Money,
  /** The amount in euros that the patient pays directly to the place. */
  taxesPaidByPatient: Money,
  patientPresent: Type.Boolean(),
  paid: Type.Boolean(),
  /** Whether animals work in the session without a patient. */
  withAnimalOnly: Type.Boolean(),
  /** The employees who take part in a firm's session; none: all of the firm. */
  selectedCorporatePatients: Type.Optional(Type.Array(Id, { maxItems: 200 })),
  comments: Text(20_000),
  evaluation: Type.Optional(Evaluation),
  /** Saves despite conflicts (ruling 18). */
  force: Type.Optional(Type.Boolean()),
  forceReason: Type.Optional(Text(500)),
  forceDates: Type.Optional(Type.Array(Day, { maxItems: 400 })),
  skipDates: Type.Optional(Type.Array(Day, { maxItems: 400 })),
})
export type SessionInput = Static<typeof SessionInput>

/** A session in full. `endDate` is the last day of its series. */
export const Session = Type.Object({
  ...ShortSession.properties,
  endDate: Nullable(Day),
  price: Money,
  roomRent: Money,
  animalRent: Money,
  taxesPaidByPatient: Money,
  withAnimalOnly: Type.Boolean(),
  selectedCorporatePatients: Type.Array(Id),
  comments: Type.String(),
  evaluation: Evaluation,
  /** The ISO instant at which a request expires; null for a validated session. */
  expiresAt: Nullable(Type.String()),
  fitExceptions: Type.Array(FitException),
})
export type Session = Static<typeof Session>

/** Values of the patient's last session that a new session of the patient copies (ruling 172). */
export const LastSession = Type.Object({
  date: Day,
  startTime: Time,
  endTime: EndTime,
  sessionTypeId: Id,
  animalIds: Type.Array(Id),
  clubId: Nullable(Id),
})
export type LastSession = Static<typeof LastSession>

/** A session that the change or deletion of its series does not affect, with the reason. */
export const KeptSession = Type.Object({ id: Id, date: Day, reason: Type.String() })
export type KeptSession = Static<typeof KeptSession>
export const SavedSessions = Type.Object({ sessions: Type.Array(ShortSession), kept: Type.Array(KeptSession) })
export type SavedSessions = Static<typeof SavedSessions>
/** For some seconds, `undoId` undoes the whole deletion (ruling 176). */
export const DeletedSessions = Type.Object({ deleted: Type.Array(Id), kept: Type.Array(KeptSession), undoId: Id })
export type DeletedSessions = Static<typeof DeletedSessions>

/** Preview of a deletion: the number of deleted sessions, their first and last day, and the kept sessions. */
export const DeletionPreview = Type.Object({
  count: Type.Integer(),
  firstDate: Day,
  lastDate: Day,
  kept: Type.Array(KeptSession),
})
export type DeletionPreview = Static<typeof DeletionPreview>

/** `once` = this occurrence, `all` = this one and the following. */
export const Scope = Type.Object({ type: Type.Optional(Type.Union([Type.Literal('once'), Type.Literal('all')])) })

/** A dry run of saving a session: a new session, or with `sessionId` a change of an existing one, by `Scope`. */
export const PreviewInput = Type.Object({
  ...SessionInput.properties,
  sessionId: Type.Optional(Id),
  ...Scope.properties,
})
export type PreviewInput = Static<typeof PreviewInput>

/**
 * A finding of the preview on a date. The first six kinds are conflicts that must be skipped or forced; the others are
 * warnings. `clock`: a clock change skips the time; a forced session is moved to a later time. `patient`: a participant
 * has another session at that time. `id` is that of the session, absence or animal; `detail` is a sentence.
 */
export const Verdict = Type.Object({
  kind: Type.Union([
    Type.Literal('clock'),
    Type.Literal('therapist'),
    Type.Literal('animal'),
    Type.Literal('workload'),
    Type.Literal('incompatible'),
    Type.Literal('vacation'),
    Type.Literal('tired'),
    Type.Literal('health'),
    Type.Literal('patient'),
    Type.Literal('closed'),
    Type.Literal('holiday'),
  ]),
  id: Nullable(Id),
  name: Type.String(),
  detail: Type.String(),
})
export type Verdict = Static<typeof Verdict>

/**
 * A date of the preview, without conflict or warning if `verdicts` is empty. `sessionId` is null for a session that
 * does not exist yet.
 */
export const PreviewedDate = Type.Object({
  sessionId: Nullable(Id),
  date: Day,
  startTime: Time,
  endTime: EndTime,
  verdicts: Type.Array(Verdict),
})
export type PreviewedDate = Static<typeof PreviewedDate>
/**
 * The time or sessions to schedule for the patient, by the programme, else by the hours in the patient's file (ruling
 * 56). `toSchedule` is in minutes if the unit is hours, else a number of sessions.
 */
export const RemainingHours = Type.Object({
  unit: Type.Union([Type.Literal('HOURS'), Type.Literal('SESSIONS')]),
  toSchedule: Type.Integer(),
})
export type RemainingHours = Static<typeof RemainingHours>

/**
 * `kept`: the sessions of the series that would not change, with the reason. `remaining`: only for a
 * new series of a patient with planned hours or sessions.
 */
export const Preview = Type.Object({
  dates: Type.Array(PreviewedDate),
  kept: Type.Array(KeptSession),
  remaining: Type.Optional(RemainingHours),
})
export type Preview = Static<typeof Preview>

export const FirstBookingAnswer = Type.Object({ question: Type.String(), answer: Type.String() })
export type FirstBookingAnswer = Static<typeof FirstBookingAnswer>

/** Changes of a session after it took place; an omitted field is unchanged. */
export const FollowUp = Type.Object({
  patientPresent: Type.Optional(Type.Boolean()),
  comments: Type.Optional(Text(20_000)),
})
export type FollowUp = Static<typeof FollowUp>

/** The objectives of the patient's latest earlier session whose evaluation has some; null without such a session. */
export const PreviousObjectives = Type.Object({
  previous: Nullable(
    Type.Object({
      date: Day,
      objectifs: Evaluation.properties.objectifs,
      /** The note 'Objectifs de la prochaine séance'. */
      objectifsProchaine: Type.String(),
    }),
  ),
})
export type PreviousObjectives = Static<typeof PreviousObjectives>
