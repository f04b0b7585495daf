import { frenchOrder } from '../../../domain/frenchOrder.ts'
import type { Sort } from '../../../domain/list/sort.ts'

export type Sortable = string | number | null | undefined

const isMissing = (value: Sortable) => value === null || value === undefined || value === ''

function comparePresent(a: Sortable, b: Sortable): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return frenchOrder.compare(String(a ?? ''), String(b ?? ''))
}

/**
 * Compares in French order: ignores accents and case, and compares numbers by value; missing values are last in both
 * directions.
 */
export function compareFrench(a: Sortable, b: Sortable, order: Sort['order'] = 'asc'): number {
  const missingLast = Number(isMissing(a)) - Number(isMissing(b))
  if (missingLast !== 0) return missingLast
  return order === 'asc' ? comparePresent(a, b) : comparePresent(b, a)
}

interface SortedColumn<Row> {
  key: string
  value: (row: Row) => Sortable
  compare?: (left: Row, right: Row) => number
}

/** Returns a sorted copy of the rows, or the rows themselves if there is no sort or no column with its key. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortedColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key)
  if (!sort || !column) return rows
  const { compare, value } = column
  if (compare) return rows.toSorted((a, b) => (sort.order === 'asc' ? compare(a, b) : compare(b, a)))
  return rows.toSorted((a, b) => compareFrench(value(a), value(b), sort.order))
}
