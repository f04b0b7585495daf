import type { ReactNode } from 'react'
import { EmptyState } from '../../EmptyState.tsx'
import { LoadFailed } from '../../LoadFailed.tsx'
import { Pending } from '../../Pending.tsx'

/** What a list needs to know of its query. */
export interface ListQuery {
  isError: boolean
  isPending: boolean
  refetch: () => unknown
}

interface ListStatusProps {
  query: ListQuery
  /** How many rows there are; undefined as long as none came. */
  count: number | undefined
  isFiltered: boolean
  empty: string
  nothingFound?: string
  /** Offered where there is no row at all. */
  add?: ReactNode
  /** The height of a row, for the grey lines that stand for them. */
  rowHeightPx?: number
}

/** What stands in place of rows: failed, pending, empty, or nothing found; nothing once there are rows. */
export function ListStatus({
  query,
  count,
  isFiltered,
  empty,
  nothingFound = empty,
  add,
  rowHeightPx,
}: ListStatusProps) {
  if (count === undefined) {
    if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />
    return query.isPending && <Pending rows={8} height={rowHeightPx} />
  }
  if (count > 0) return null
  return isFiltered ? <EmptyState>{nothingFound}</EmptyState> : <EmptyState action={add}>{empty}</EmptyState>
}
