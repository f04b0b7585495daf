import { useState } from 'react'
import type { Identified } from './List.ts'

export interface Selection<Row> {
  /** The selected rows among those shown: a row that a filter hides is not acted on. */
  selected: readonly Row[]
  isSelected: (row: Row) => boolean
  toggle: (row: Row) => void
  /** Selects every row shown, or none once all are. */
  toggleAll: () => void
  clear: () => void
}

/** Which rows of a list are selected. */
export function useSelection<Row extends Identified>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter(({ id }) => ids.has(id))
  const clear = () => setIds(new Set())
  return {
    selected,
    isSelected: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((former) => {
        const next = new Set(former)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    toggleAll: () => (selected.length === rows.length ? clear() : setIds(new Set(rows.map(({ id }) => id)))),
    clear,
  }
}
