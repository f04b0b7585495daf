import { sql, type SqlBool } from 'kysely'
import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Tx } from './db.ts'
import { requireAllFound } from './refusal.ts'

/** Tables whose rows a practice removes from its lists without deleting them. */
const removableTables = ['animal', 'club', 'patient', 'session_type'] as const

type RemovableTable = (typeof removableTables)[number]
type Table = RemovableTable | 'bill' | 'estimation' | 'member' | 'race' | 'session' | 'species'

const isRemovable = (table: Table): table is RemovableTable =>
  removableTables.some((removableTable) => removableTable === table)

export interface KnownIdsOptions {
  /** The error code of the refusal. */
  code?: ErrorCode
  /** Ids of removed rows that stay valid because the record already referenced them before the change. */
  formerIds?: readonly (string | null)[]
  /** Whether the transaction only reads, so that the rows are not locked. */
  isReadOnly?: boolean
}

/**
 * Throws 404 unless every id (null and undefined are skipped) is a row of the table that the transaction's practice may
 * reference: its own and not removed. Removable rows stay locked, so that a removal waits for the transaction.
 */
export async function refuseUnknownIds(
  tx: Tx,
  table: Table,
  ids: readonly (string | null | undefined)[],
  { code = errorCode.notFound, formerIds = [], isReadOnly = false }: KnownIdsOptions = {},
): Promise<void> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  if (distinctIds.length === 0) return
  const validFormerIds = formerIds.filter((id) => id !== null)
  const rows = tx.selectFrom(table).select('id').where('id', 'in', distinctIds)
  const isReferenceable = sql<SqlBool>`(removed_at is null or id = any(${validFormerIds}::uuid[]))`
  const selectable = isRemovable(table) ? rows.where(isReferenceable) : rows
  const foundRows = await (
    isRemovable(table) && !isReadOnly ? selectable.orderBy('id').forKeyShare() : selectable
  ).execute()
  requireAllFound(foundRows, distinctIds, code)
}
