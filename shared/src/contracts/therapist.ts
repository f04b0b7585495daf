import { Type, type Static } from 'typebox'
import { Day, Id, Nullable, Text, Time } from './wire.ts'

/** A therapist as anyone may see one: published fields only. `approximate` = placed by postal code or by default (ruling 37). */
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
})
export type TherapistCard = Static<typeof TherapistCard>

export const TherapistSearch = Type.Object({ name: Type.Optional(Text(100)), location: Type.Optional(Text(100)) })

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
