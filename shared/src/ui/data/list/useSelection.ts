import { useState } from 'react'
import type { RowWithId } from './List.ts'

export interface Selection<Row> {
  /** The selected rows among those shown: rows hidden by a filter are excluded. */
  selectedRows: readonly Row[]
  isSelected: (row: Row) => boolean
  toggle: (row: Row) => void
  /** Selects every row shown, up to the maximum; if these are all selected, deselects them. */
  toggleAll: () => void
  clear: () => void
  /** Whether the maximum is reached, so that no other row can be selected. */
  isFull: boolean
}

/** Returns the selection of a list's rows; `maxSelected` is its maximum size. */
export function useSelection<Row extends RowWithId>(rows: readonly Row[], maxSelected = Infinity): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selectedRows = rows.filter(({ id }) => ids.has(id))
  const clear = () => setIds(new Set())
  const selectable = rows.slice(0, maxSelected)
  return {
    selectedRows,
    isSelected: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((previousIds) => {
        const newIds = new Set(previousIds)
        const count = rows.filter((row) => previousIds.has(row.id)).length
        if (!newIds.delete(id) && count < maxSelected) newIds.add(id)
        return newIds
      }),
    toggleAll: () =>
      selectedRows.length === selectable.length ? clear() : setIds(new Set(selectable.map(({ id }) => id))),
    clear,
    isFull: selectedRows.length >= maxSelected,
  }
}
