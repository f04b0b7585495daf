import * as Type from 'typebox'
import type { Static } from 'typebox'
import { uuidPattern } from '../uuidPattern.ts'
import {
  DayRange,
  Address,
  Day,
  EndTime,
  Id,
  Money,
  Name,
  Nullable,
  PhoneNumber,
  Text,
  Time,
  Version,
  pageSearch,
} from '../wire.ts'

/** The fields of the form, stored in columns of the same names (`api/src/schemaColumns.ts`). */
export const ClubFields = Type.Object({
  name: Name(200),
  email: Text(254),
  phoneNumber: PhoneNumber,
  /** The room rent of a session, in euros. */
  amountPerSession: Money,
})

export const Club = Type.Object({ id: Id, ...ClubFields.properties, address: Address, version: Version })
export type Club = Static<typeof Club>

export const ClubInput = Type.Object({ ...ClubFields.properties, address: Address })
export type ClubInput = Static<typeof ClubInput>

/**
 * A session at a club. `amountDue`: what the practice pays the club for it, in euros; `paidToClub`: whether it has
 * paid.
 */
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

/** Sums over sessions at a club: their length in minutes, and the amounts due, paid and left in euros. */
const ClubSums = Type.Object({
  minutes: Type.Integer(),
  due: Type.Number(),
  paid: Type.Number(),
  left: Type.Number(),
})
export type ClubSums = Static<typeof ClubSums>

/** A page of the sessions at a club. The sums and `patientIds`, the patients of the period, cover every page. */
export const ClubActivity = Type.Object({
  sessions: Type.Array(ClubSession),
  totalElements: Type.Integer(),
  itemsPerPage: Type.Integer(),
  totalPages: Type.Integer(),
  sums: ClubSums,
  /** Empty for members who may not see patients. */
  patientIds: Type.Array(Id),
})
export type ClubActivity = Static<typeof ClubActivity>

/** Without `page` and `size` the response contains every session; too many are refused (E278). */
export const ClubActivitySearch = Type.Object({
  ...Type.Partial(DayRange).properties,
  ...pageSearch(500),
  /** Ids separated by commas. */
  patients: Type.Optional(Type.String({ pattern: `^${uuidPattern}(,${uuidPattern})*$`, maxLength: 3_700 })),
})
export type ClubActivitySearch = Static<typeof ClubActivitySearch>

export const ClubSessionInput = Type.Object({ amountDue: Money, paidToClub: Type.Boolean() })
export type ClubSessionInput = Static<typeof ClubSessionInput>
