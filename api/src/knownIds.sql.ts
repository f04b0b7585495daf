import { sql, type SqlBool } from 'kysely'
import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Tx } from './db.ts'
import { foundAll } from './refusal.ts'

/** Rows that a practice removes from its lists without deleting them. */
const removable = ['animal', 'club', 'patient', 'session_type'] as const

type RemovableTable = (typeof removable)[number]
type Table = RemovableTable | 'estimation' | 'member' | 'race' | 'session' | 'species'

const isRemovable = (table: Table): table is RemovableTable => removable.some((name) => name === table)

export interface KnownIdsOptions {
  /** The error code of the refusal. */
  code?: ErrorCode
  /** Removed ids that stay valid because the record already named them before the change. */
  former?: readonly (string | null)[]
  /** Whether the ids are only read, so that their rows are not locked. */
  isRead?: boolean
}

/**
 * Throws 404 unless every id (null and undefined are skipped) is a row of the table that the transaction's practice may
 * reference: its own and not removed. Removable rows stay locked, so that a removal waits for the transaction.
 */
export async function refuseUnknownIds(
  tx: Tx,
  table: Table,
  ids: readonly (string | null | undefined)[],
  { code = errorCode.notFound, former = [], isRead = false }: KnownIdsOptions = {},
): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  if (wanted.length === 0) return
  const kept = former.filter((id) => id !== null)
  const rows = tx.selectFrom(table).select('id').where('id', 'in', wanted)
  const shown = sql<SqlBool>`(removed_at is null or id = any(${kept}::uuid[]))`
  const selectable = isRemovable(table) ? rows.where(shown) : rows
  const known = await (isRemovable(table) && !isRead ? selectable.orderBy('id').forKeyShare() : selectable).execute()
  foundAll(known, wanted, code)
}
