import * as Type from 'typebox'
import type { Static } from 'typebox'
import { TimeSlot } from './timeSlot.ts'
import { uuidPattern } from '../uuidPattern.ts'
import { Day, EndTime, Id, Nullable, Text, Time } from '../wire.ts'

/** The public view of a therapist: published fields only. */
export const TherapistCard = Type.Object({
  id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
  firmName: Type.String(),
  logo: Nullable(Type.String()),
  address: Type.Object({ streetName: Type.String(), zipCode: Type.String(), city: Type.String() }),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  /** Whether the position is that of the postal code or the default, because the address was not found (ruling 37). */
  approximate: Type.Boolean(),
  /** The types of session that can be requested, in the practice's order. */
  sessionTypes: Type.Array(Type.String()),
  /** The species of the practice's animals; no other data about animals is public (ruling 117). */
  species: Type.Array(Type.String()),
})
export type TherapistCard = Static<typeof TherapistCard>

/** `timeZone` is the practice's: it decides whether a start is in the future. */
export const PublicTherapist = Type.Object({ ...TherapistCard.properties, timeZone: Type.String() })
export type PublicTherapist = Static<typeof PublicTherapist>

/** Latitude and longitude in tenths of a degree, about ten kilometres: visitors never send a more precise position. */
const RoundedPosition = Type.String({ pattern: '^-?\\d{1,2}(\\.\\d)?,-?\\d{1,3}(\\.\\d)?$' })

/** A search for therapists; with `near`, the results are sorted by distance. */
export const TherapistSearch = Type.Object({
  name: Type.Optional(Text(100)),
  location: Type.Optional(Text(100)),
  near: Type.Optional(RoundedPosition),
})

/** The maximum number of ids in a request; therapists beyond it are requested on scrolling. */
export const maxNextSlots = 24

/** The ids of therapists, separated by commas. */
export const TherapistIds = Type.Object({
  ids: Type.String({ pattern: `^${uuidPattern}(,${uuidPattern}){0,${maxNextSlots - 1}}$` }),
})

/**
 * A therapist's first time slot that can be requested, with its type of session; null: none within two months.
 * `timeZone` is the practice's: it decides which day is today.
 */
export const NextSlot = Type.Object({
  therapistId: Id,
  slot: Nullable(TimeSlot),
  sessionTypeId: Nullable(Id),
  timeZone: Type.String(),
})
export type NextSlot = Static<typeof NextSlot>

/**
 * A suggestion for a typed text: a search for `text` finds it, `detail` distinguishes it from others of the same name.
 */
export const Completion = Type.Object({ text: Type.String(), detail: Type.String() })
export type Completion = Static<typeof Completion>

export const CompletionQuery = Type.Object({
  field: Type.Union([Type.Literal('name'), Type.Literal('location')]),
  text: Text(100, 2),
})

/** A busy time. Its id is opaque, and nothing about the patient is disclosed (ruling 19). */
export const PublicSession = Type.Object({ id: Type.String(), date: Day, startTime: Time, endTime: EndTime })
export type PublicSession = Static<typeof PublicSession>

/**
 * `duration` is the length in minutes (ruling 21); `clubs` are the clubs the type is offered at, empty where it is
 * offered everywhere the practice works.
 */
export const PublicSessionType = Type.Object({
  id: Id,
  name: Type.String(),
  duration: Type.Integer(),
  clubs: Type.Array(Type.Object({ id: Id, name: Type.String(), city: Type.String() })),
})
export type PublicSessionType = Static<typeof PublicSessionType>

export const Question = Type.Object({ id: Id, text: Type.String() })
export type Question = Static<typeof Question>
