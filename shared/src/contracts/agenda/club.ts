import { Type, type Static } from 'typebox'
import { Address, Day, EndTime, Id, Money, Name, Nullable, PhoneNumber, Text, Time, Version } from '../wire.ts'

/** The fields of the form, stored in columns of the same names (`api/src/schemaColumns.ts`). */
export const ClubFields = Type.Object({
  name: Name(200),
  email: Text(254),
  phoneNumber: PhoneNumber,
  amountPerSession: Money,
})

export const Club = Type.Object({ id: Id, ...ClubFields.properties, address: Address, version: Version })
export type Club = Static<typeof Club>

export const ClubInput = Type.Object({ ...ClubFields.properties, address: Address })
export type ClubInput = Static<typeof ClubInput>

/** A session at a club. `amountDue`: the amount the practice owes the club for it. */
export const ClubSession = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: EndTime,
  title: Type.String(),
  patientId: Nullable(Id),
  therapistId: Id,
  amountDue: Money,
  paidToClub: Type.Boolean(),
  /** The version of `amountDue` and `paidToClub`. */
  version: Version,
})
export type ClubSession = Static<typeof ClubSession>

export const ClubActivity = Type.Object({ sessions: Type.Array(ClubSession) })
export type ClubActivity = Static<typeof ClubActivity>

export const ClubSessionInput = Type.Object({ amountDue: Money, paidToClub: Type.Boolean() })
export type ClubSessionInput = Static<typeof ClubSessionInput>
