import { Type, type Static } from 'typebox'
import { Day, Id, Money, Nullable, Text, Time } from './wire.ts'

export const Recurrence = Type.Union([
  Type.Literal('ONCE'),
  Type.Literal('DAY'),
  Type.Literal('WEEK'),
  Type.Literal('TWO_WEEKS'),
  Type.Literal('DAY_OF_WEEK'),
])
export type Recurrence = Static<typeof Recurrence>

/** What the calendar draws (ruling 16). */
export const ShortSession = Type.Object({
  id: Id,
  seriesId: Nullable(Id),
  date: Day,
  startTime: Time,
  endTime: Time,
  title: Type.String(),
  validated: Type.Boolean(),
  paid: Type.Boolean(),
  patientPresent: Type.Boolean(),
  billId: Nullable(Id),
  recurrence: Recurrence,
  therapistId: Id,
  clubId: Nullable(Id),
  sessionTypeId: Id,
  animalIds: Type.Array(Id),
  patientId: Nullable(Id),
})
export type ShortSession = Static<typeof ShortSession>

/** The body of POST and PUT /sessions. `force` saves over conflicts and is recorded with its reason. */
export const SessionInput = Type.Object({
  startDate: Day,
  endDate: Type.Optional(Nullable(Day)),
  startTime: Time,
  endTime: Time,
  recurrence: Type.Optional(Recurrence),
  therapistId: Id,
  sessionTypeId: Id,
  patientId: Nullable(Id),
  animalIds: Type.Array(Id, { maxItems: 30, uniqueItems: true }),
  clubId: Nullable(Id),
  price: Money,
  roomRent: Money,
  animalRent: Money,
  taxesPaidByPatient: Money,
  patientPresent: Type.Boolean(),
  paid: Type.Boolean(),
  withAnimalOnly: Type.Boolean(),
  selectedCorporatePatients: Type.Optional(Type.Array(Id, { maxItems: 200 })),
  comments: Text(20_000),
  force: Type.Optional(Type.Boolean()),
  forceReason: Type.Optional(Text(500)),
})
export type SessionInput = Static<typeof SessionInput>

/** One session whole. `version` is also its ETag; send it back in If-Match. */
export const Session = Type.Object({
  ...ShortSession.properties,
  price: Money,
  roomRent: Money,
  animalRent: Money,
  taxesPaidByPatient: Money,
  withAnimalOnly: Type.Boolean(),
  selectedCorporatePatients: Type.Array(Id),
  comments: Type.String(),
  expiresAt: Nullable(Type.String()),
  version: Type.Integer(),
})
export type Session = Static<typeof Session>

export const KeptSession = Type.Object({ id: Id, date: Day, reason: Type.String() })
export const SavedSessions = Type.Object({ sessions: Type.Array(ShortSession), kept: Type.Array(KeptSession) })
export type SavedSessions = Static<typeof SavedSessions>
export const DeletedSessions = Type.Object({ deleted: Type.Array(Id), kept: Type.Array(KeptSession) })
export type DeletedSessions = Static<typeof DeletedSessions>

/** `once` = this occurrence, `all` = this one and the following. */
export const Scope = Type.Object({ type: Type.Optional(Type.Union([Type.Literal('once'), Type.Literal('all')])) })

export const FirstBookingAnswer = Type.Object({ question: Type.String(), answer: Type.String() })
export type FirstBookingAnswer = Static<typeof FirstBookingAnswer>
