import { Type, type Static } from 'typebox'
import { TimeSlot } from './timeSlot.ts'
import { uuidPattern } from '../uuidPattern.ts'
import { Day, Id, Nullable, Text, Time } from '../wire.ts'

/** A therapist as anyone may see one: published fields only. `approximate` = located by postal code or by default (ruling 37). */
export const TherapistCard = Type.Object({
  id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
  firmName: Type.String(),
  logo: Nullable(Type.String()),
  address: Type.Object({ streetName: Type.String(), zipCode: Type.String(), city: Type.String() }),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  approximate: Type.Boolean(),
  /** The kinds of session that can be requested, in the practice's order. */
  sessionTypes: Type.Array(Type.String()),
  /** The species of the practice's animals; nothing else of an animal is published (ruling 117). */
  species: Type.Array(Type.String()),
})
export type TherapistCard = Static<typeof TherapistCard>

/** With the time zone of the practice's clock, on which a start is ahead or past. */
export const PublicTherapist = Type.Object({ ...TherapistCard.properties, timeZone: Type.String() })
export type PublicTherapist = Static<typeof PublicTherapist>

/** Latitude and longitude in tenths of a degree, about ten kilometres: nobody sends where they are more closely. */
const AboutHere = Type.String({ pattern: '^-?\\d{1,2}(\\.\\d)?,-?\\d{1,3}(\\.\\d)?$' })

/** With `near`, the closest come first. */
export const TherapistSearch = Type.Object({
  name: Type.Optional(Text(100)),
  location: Type.Optional(Text(100)),
  near: Type.Optional(AboutHere),
})

/** So many cards are drawn before one scrolls. */
export const maxNextSlots = 24

/** Therapists, by their ids with commas between them. */
export const TherapistIds = Type.Object({
  ids: Type.String({ pattern: `^${uuidPattern}(,${uuidPattern}){0,${maxNextSlots - 1}}$` }),
})

/**
 * The soonest time slot anyone can request of a therapist, for the type of session it is for; null: none for two months.
 * With the time zone of the practice's clock: it says which day is today there.
 */
export const NextSlot = Type.Object({
  therapistId: Id,
  slot: Nullable(TimeSlot),
  sessionTypeId: Nullable(Id),
  timeZone: Type.String(),
})
export type NextSlot = Static<typeof NextSlot>

/** What somebody types is completed to: a search for `text` finds it, `detail` tells it from another. */
export const Completion = Type.Object({ text: Type.String(), detail: Type.String() })
export type Completion = Static<typeof Completion>

export const CompletionQuery = Type.Object({
  field: Type.Union([Type.Literal('name'), Type.Literal('location')]),
  text: Text(100, 2),
})

export const DayRange = Type.Object({ startDate: Day, endDate: Day })

/** A time that is not free. The id is opaque, and nothing about the patient is disclosed (ruling 19). */
export const PublicSession = Type.Object({ id: Type.String(), date: Day, startTime: Time, endTime: Time })
export type PublicSession = Static<typeof PublicSession>

/** `duration` is the length in minutes (ruling 21); `clubs` are those the type is offered at, none when that is left open. */
export const PublicSessionType = Type.Object({
  id: Id,
  name: Type.String(),
  duration: Type.Integer(),
  clubs: Type.Array(Type.Object({ id: Id, name: Type.String(), city: Type.String() })),
})
export type PublicSessionType = Static<typeof PublicSessionType>

export const Question = Type.Object({ id: Id, text: Type.String() })
export type Question = Static<typeof Question>
