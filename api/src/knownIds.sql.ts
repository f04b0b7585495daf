import { sql, type SqlBool } from 'kysely'
import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Tx } from './db.ts'
import { foundAll } from './refusal.ts'

/** What a practice removes from its lists without deleting it. */
const removable = ['animal', 'club', 'patient', 'session_type'] as const

type RemovableTable = (typeof removable)[number]
type Table = RemovableTable | 'estimation' | 'member' | 'race' | 'session' | 'species'

const isRemovable = (table: Table): table is RemovableTable => removable.some((each) => each === table)

export interface KnownIdsOptions {
  /** The code of the refusal. */
  code?: ErrorCode
  /** Ids that stay good although they were removed: what a record named before it is changed. */
  former?: readonly (string | null)[]
}

/**
 * Throws 404 unless all these ids (null and undefined left out) are rows of the table that the practice of the
 * transaction may name: its own, and not removed.
 */
export async function refuseUnknownIds(
  tx: Tx,
  table: Table,
  ids: readonly (string | null | undefined)[],
  { code = errorCode.notFound, former = [] }: KnownIdsOptions = {},
): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  if (wanted.length === 0) return
  const kept = former.filter((id) => id !== null)
  const rows = tx.selectFrom(table).select('id').where('id', 'in', wanted)
  const known = await (
    isRemovable(table) ? rows.where(sql<SqlBool>`(removed_at is null or id = any(${kept}::uuid[]))`) : rows
  ).execute()
  foundAll(known, wanted, code)
}
