import { useState } from 'react'
import type { RowWithId } from './List.ts'

export interface Selection<Row> {
  /** The selected rows among those shown: rows hidden by a filter are excluded. */
  selected: readonly Row[]
  isSelected: (row: Row) => boolean
  toggle: (row: Row) => void
  /** Selects every row shown, up to the maximum; none if they all are selected. */
  toggleAll: () => void
  clear: () => void
  /** Whether the maximum is reached, so that no other row can be selected. */
  isFull: boolean
}

/** The selection of a list's rows; `most` is its maximum size. */
export function useSelection<Row extends RowWithId>(rows: readonly Row[], maxSelected = Infinity): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter(({ id }) => ids.has(id))
  const clear = () => setIds(new Set())
  const selectable = rows.slice(0, maxSelected)
  return {
    selected,
    isSelected: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((previousIds) => {
        const next = new Set(previousIds)
        const count = rows.filter((row) => previousIds.has(row.id)).length
        if (!next.delete(id) && count < maxSelected) next.add(id)
        return next
      }),
    toggleAll: () =>
      selected.length === selectable.length ? clear() : setIds(new Set(selectable.map(({ id }) => id))),
    clear,
    isFull: selected.length >= maxSelected,
  }
}
