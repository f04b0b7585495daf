import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Erasure } from './erasure.ts'
import { Day, Id, Nullable, Version } from '../wire.ts'

/** The shortest and the longest period a practice may choose, in years. */
export const retentionYears = { min: 1, max: 30 } as const

/** The number of years that files are kept after the last contact. */
export const RetentionInput = Type.Object({
  years: Type.Integer({ minimum: retentionYears.min, maximum: retentionYears.max }),
})
export type RetentionInput = Static<typeof RetentionInput>

/** A file past its retention period; `isDeleted`: a member deleted it, which only removed it from the lists. */
export const DueFile = Type.Object({
  id: Id,
  name: Type.String(),
  lastContact: Day,
  keptUntil: Nullable(Day),
  isDeleted: Type.Boolean(),
  /** The version of the date until which it is kept. */
  version: Version,
})
export type DueFile = Static<typeof DueFile>

/** The files past their retention period: `due` to be erased, or `kept` longer by a member; oldest contact first. */
export const Retention = Type.Object({
  ...RetentionInput.properties,
  /** The version of the number of years. */
  version: Version,
  due: Type.Array(DueFile),
  kept: Type.Array(DueFile),
})
export type Retention = Static<typeof Retention>

/** The day until which a due file is kept, from tomorrow to a year ahead; null removes it. */
export const KeptUntil = Type.Object({ keptUntil: Nullable(Day) })
export type KeptUntil = Static<typeof KeptUntil>

/** Maximum number of files in one purge. */
export const maxPurgedFiles = 200

export const PurgeInput = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: maxPurgedFiles, uniqueItems: true }),
})
export type PurgeInput = Static<typeof PurgeInput>

/** The totals of a purge, or of its dry run; files that are no longer due are skipped. */
export const Purge = Type.Object({ ...Erasure.properties, erasedIds: Type.Array(Id), notDueIds: Type.Array(Id) })
export type Purge = Static<typeof Purge>
