import type { ReactNode } from 'react'
import { EmptyState } from '../../EmptyState.tsx'
import { LoadFailed } from '../../LoadFailed.tsx'
import { Pending } from '../../Pending.tsx'

/** The state of a list's query. */
export interface ListQuery {
  isError: boolean
  isPending: boolean
  refetch: () => unknown
}

interface ListStatusProps {
  query: ListQuery
  /** The number of rows; undefined while none are loaded. */
  count: number | undefined
  isFiltered: boolean
  empty: string
  nothingFound?: string
  /** Shown if the list has no rows. */
  add?: ReactNode
  /** The height of a row, for the placeholder lines. */
  rowHeightPx?: number
}

/** The message in place of rows: failed, pending, empty, or nothing found; nothing if there are rows. */
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
