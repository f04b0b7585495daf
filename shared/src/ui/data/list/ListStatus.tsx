import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import { EmptyState } from '../../EmptyState.tsx'
import { LoadFailed } from '../../LoadFailed.tsx'
import { Pending } from '../../Pending.tsx'
import type { List } from './List.ts'

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
  list: Pick<List<never>, 'empty' | 'emptyHint' | 'nothingFound'>
  isFiltered: boolean
  onClearFilters: () => void
  /** The button that adds a row, shown if the list has no rows. */
  add?: ReactNode
  /** The height of a row, for the placeholder lines. */
  rowHeightPx?: number
}

/** The message in place of rows: failed, pending, empty, or nothing found. Renders nothing if there are rows. */
export function ListStatus({ query, count, list, isFiltered, onClearFilters, add, rowHeightPx }: ListStatusProps) {
  if (count === undefined) {
    if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />
    return query.isPending && <Pending rows={8} height={rowHeightPx} />
  }
  if (count > 0) return null
  const { empty, emptyHint, nothingFound = empty } = list
  if (isFiltered)
    return (
      <EmptyState
        title={nothingFound}
        action={
          <Button variant="outlined" onClick={onClearFilters}>
            Effacer les filtres
          </Button>
        }
      />
    )
  return (
    <EmptyState title={empty} action={add}>
      {emptyHint}
    </EmptyState>
  )
}
