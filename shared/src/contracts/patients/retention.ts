import { Type, type Static } from 'typebox'
import { Erasure } from './erasure.ts'
import { Day, Id, Nullable, Version } from '../wire.ts'

/** The shortest and the longest period a practice may choose, in years. */
export const retentionYears = { min: 1, max: 30 } as const

/** For how many years after the last contact a practice keeps files. */
export const RetentionInput = Type.Object({
  years: Type.Integer({ minimum: retentionYears.min, maximum: retentionYears.max }),
})
export type RetentionInput = Static<typeof RetentionInput>

/** A file whose period is over; `isDeleted` where it is off the lists already. */
export const DueFile = Type.Object({
  id: Id,
  name: Type.String(),
  lastContact: Day,
  keptUntil: Nullable(Day),
  isDeleted: Type.Boolean(),
  /** The version of until when it is kept. */
  version: Version,
})
export type DueFile = Static<typeof DueFile>

/** The files that are due, and those that would be had nobody kept them longer; the oldest contact first. */
export const Retention = Type.Object({
  ...RetentionInput.properties,
  /** The version of the number of years. */
  version: Version,
  due: Type.Array(DueFile),
  kept: Type.Array(DueFile),
})
export type Retention = Static<typeof Retention>

/** Until when a file is kept although it is due; null takes that back. */
export const KeptUntil = Type.Object({ keptUntil: Nullable(Day) })
export type KeptUntil = Static<typeof KeptUntil>

/** So many files one purge takes. */
export const mostPurged = 200

export const PurgeInput = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: mostPurged, uniqueItems: true }),
})
export type PurgeInput = Static<typeof PurgeInput>

/** What a purge erases, or erased, all files together; those that are no longer due are left as they are. */
export const Purge = Type.Object({ ...Erasure.properties, erasedIds: Type.Array(Id), notDueIds: Type.Array(Id) })
export type Purge = Static<typeof Purge>
