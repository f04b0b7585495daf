import { useState } from 'react'
import type { Identified } from './List.ts'

export interface Selection<Row> {
  /** The selected rows among those shown: a row that a filter hides is not acted on. */
  selected: readonly Row[]
  isSelected: (row: Row) => boolean
  toggle: (row: Row) => void
  /** Selects every row shown, or the first ones that one act takes; none once they all are. */
  toggleAll: () => void
  clear: () => void
  /** No other row can be selected: there are as many as one act takes. */
  isFull: boolean
}

/** Which rows of a list are selected; `most` is how many one act takes. */
export function useSelection<Row extends Identified>(rows: readonly Row[], most = Infinity): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter(({ id }) => ids.has(id))
  const clear = () => setIds(new Set())
  const selectable = rows.slice(0, most)
  return {
    selected,
    isSelected: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((former) => {
        const next = new Set(former)
        const count = rows.filter((row) => former.has(row.id)).length
        if (!next.delete(id) && count < most) next.add(id)
        return next
      }),
    toggleAll: () =>
      selected.length === selectable.length ? clear() : setIds(new Set(selectable.map(({ id }) => id))),
    clear,
    isFull: selected.length >= most,
  }
}
