export interface Sort<Key extends string> {
  key: Key
  order: 'asc' | 'desc'
}

type Sortable = string | number | null | undefined

const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

/** As a French reader sorts: accents and capitals aside, numbers as numbers, what is missing last. */
export function compareFrench(a: Sortable, b: Sortable): number {
  const missing = Number(a === null || a === undefined || a === '') - Number(b === null || b === undefined || b === '')
  if (missing !== 0) return missing
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return french.compare(String(a ?? ''), String(b ?? ''))
}

export function sorted<Row, Key extends string>(
  rows: readonly Row[],
  sort: Sort<Key>,
  valueOf: (row: Row, key: Key) => Sortable,
): Row[] {
  const ascending = rows.toSorted((a, b) => compareFrench(valueOf(a, sort.key), valueOf(b, sort.key)))
  return sort.order === 'asc' ? ascending : ascending.toReversed()
}
