import * as Type from 'typebox'
import type { Static } from 'typebox'
import { RiderLimits } from './fit.ts'
import { Day, EndTime, Id, Name, Nullable, Paged, Text, Time, Version, pageSearch } from '../wire.ts'

/**
 * The hours of the sessions and pending requests of an ISO week, past or to come. They are decimal hours, 1.5 for 1 h
 * 30; `year` is the ISO week-year (ruling 15).
 */
const WeekOfHours = Type.Object({ weekNumber: Type.Integer(), year: Type.Integer(), nbHours: Type.Number() })

const nullableLimit = (maximum: number) => Nullable(Type.Integer({ minimum: 1, maximum }))

/** An animal's limits in addition to its weekly hours; null: no limit. In minutes, except for the two counts. */
export const AnimalLimits = Type.Object({
  minutesByDay: nullableLimit(1440),
  /** The longest continuous work. */
  longestStretch: nullableLimit(1440),
  /** The shortest rest between two sessions. */
  restBetween: nullableLimit(1440),
  sessionsByDay: nullableLimit(50),
  restDaysByWeek: nullableLimit(7),
})
export type AnimalLimits = Static<typeof AnimalLimits>

/** A vaccine or a certificate, by its name, and its last valid day. */
export const Validity = Type.Object({ name: Type.String(), validUntil: Day })
export type Validity = Static<typeof Validity>

/**
 * The fields of the form, stored in columns of the same names (`api/src/schemaColumns.ts`). Hours are decimal hours of
 * an ISO week.
 */
export const AnimalFields = Type.Object({
  name: Name(100),
  birthdate: Nullable(Day),
  nbWorkingHoursByWeek: Type.Number({ minimum: 0, maximum: 168, multipleOf: 0.01 }),
})
export type AnimalFields = Static<typeof AnimalFields>

/**
 * `type` is the race with its species; the owner's name is empty for members who may read neither patients nor the
 * agenda. `validities`: for each name, the entry that is valid longest. `infosByWeek`: the weeks with sessions, from a
 * year back to two years ahead. `lastSessionDay`: the day of the last of these sessions, past or to come; null without
 * one.
 */
export const Animal = Type.Object({
  id: Id,
  ...AnimalFields.properties,
  club: Nullable(Type.Object({ id: Id, name: Type.String() })),
  owner: Nullable(Type.Object({ id: Id, name: Type.String() })),
  limits: AnimalLimits,
  riderLimits: RiderLimits,
  type: Type.Object({ id: Id, race: Type.String(), species: Type.String() }),
  validities: Type.Array(Validity),
  lastSessionDay: Nullable(Day),
  infosByWeek: Type.Array(WeekOfHours),
  version: Version,
})
export type Animal = Static<typeof Animal>

/** `typeId` is the race's id. */
export const AnimalInput = Type.Object({
  ...AnimalFields.properties,
  clubId: Nullable(Id),
  ownerId: Nullable(Id),
  typeId: Id,
  limits: Type.Optional(AnimalLimits),
  riderLimits: Type.Optional(RiderLimits),
})
export type AnimalInput = Static<typeof AnimalInput>

export const Species = Type.Object({
  id: Id,
  name: Type.String(),
  races: Type.Array(Type.Object({ id: Id, name: Type.String() })),
})
export type Species = Static<typeof Species>

/**
 * In decimal hours: `nbHoursPlanned` is the animal's weekly maximum, `nbHoursDoneCurrentWeek` the hours of all sessions
 * and pending requests of the requested ISO week, past or to come.
 */
export const AnimalActivity = Type.Object({ nbHoursPlanned: Type.Number(), nbHoursDoneCurrentWeek: Type.Number() })
export type AnimalActivity = Static<typeof AnimalActivity>

/** `comments` are the session's, empty for members who may not read the agenda. */
export const AnimalSession = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: EndTime,
  title: Type.String(),
  comments: Type.String(),
})
export type AnimalSession = Static<typeof AnimalSession>

export const AnimalSessionPage = Paged(AnimalSession)
export type AnimalSessionPage = Static<typeof AnimalSessionPage>

/** Sessions until today, the newest first, or the sessions after today, the soonest first. */
export const AnimalSessionSearch = Type.Object({ when: Type.Enum(['past', 'upcoming']), ...pageSearch(100) })
export type AnimalSessionSearch = Static<typeof AnimalSessionSearch>

/** `date` is the day of the vaccination or the appointment; `validUntil` the last valid day, null if omitted. */
export const VaccineInput = Type.Object({
  name: Text(200),
  date: Nullable(Day),
  validUntil: Type.Optional(Nullable(Day)),
})
export type VaccineInput = Static<typeof VaccineInput>
export const Vaccine = Type.Object({
  id: Id,
  name: Type.String(),
  date: Nullable(Day),
  validUntil: Nullable(Day),
  version: Version,
})
export type Vaccine = Static<typeof Vaccine>

export const AppointmentInput = Type.Object({ ...VaccineInput.properties, comments: Text(5_000) })
export type AppointmentInput = Static<typeof AppointmentInput>
export const Appointment = Type.Object({ ...Vaccine.properties, comments: Type.String() })
export type Appointment = Static<typeof Appointment>

export const AnimalHealth = Type.Object({ vaccines: Type.Array(Vaccine), medicalAppointments: Type.Array(Appointment) })
export type AnimalHealth = Static<typeof AnimalHealth>

/** An animal's wellbeing by session, from 4 Excellent to 1 Problématique. */
export const AnimalWellbeing = Type.Object({
  /** The latest 200 scores, oldest first. */
  scores: Type.Array(Type.Object({ sessionId: Id, date: Day, startTime: Time, score: Type.Integer() })),
  scoreCount: Type.Integer(),
  /** Whether the latest scores are so low that a rest is proposed (`shouldProposeRest`). */
  restProposed: Type.Boolean(),
  /** The animal's upcoming sessions, which the rest would affect; empty if none is proposed. */
  concerned: Type.Array(Type.Object({ id: Id, date: Day, startTime: Time, endTime: EndTime, title: Type.String() })),
})
export type AnimalWellbeing = Static<typeof AnimalWellbeing>

export const MonthOfWork = Type.Object({ month: Type.String({ pattern: '^(19|20|21)\\d{2}-(0[1-9]|1[0-2])$' }) })

/**
 * One line of the workload register. `handler` is the therapist, `wellbeing` from 4 to 1. `forceReason`: null unless
 * the session was saved despite a conflict. `correction`: how, when (`yyyy-mm-ddTHH:mm` in the practice's time zone)
 * and by whom a line was invalidated; null for a valid line.
 */
export const WorkLine = Type.Object({
  sessionId: Id,
  day: Day,
  startTime: Time,
  endTime: EndTime,
  sessionType: Type.String(),
  club: Type.String(),
  handler: Type.String(),
  wellbeing: Nullable(Type.Integer()),
  forceReason: Nullable(Type.String()),
  correction: Nullable(
    Type.Object({
      act: Type.Union([Type.Literal('changed'), Type.Literal('removed')]),
      correctedAt: Type.String(),
      by: Type.String(),
    }),
  ),
})
export type WorkLine = Static<typeof WorkLine>

/** An animal's workload register for a month; `minutes` is the sum of its valid lines. */
export const WorkRegister = Type.Object({
  animal: Type.Object({ id: Id, name: Type.String() }),
  month: Type.String(),
  minutes: Type.Integer(),
  lines: Type.Array(WorkLine),
})
export type WorkRegister = Static<typeof WorkRegister>
