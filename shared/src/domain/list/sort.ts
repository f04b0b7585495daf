/** The sorted column and the direction. */
export interface Sort<Key extends string = string> {
  key: Key
  order: 'asc' | 'desc'
}

/** The part of a column's definition that its sort in the URL depends on. */
export interface SortableColumn {
  key: string
  /** True, or the names of both directions instead of 'de A à Z' and 'de Z à A'. */
  sortable?: boolean | readonly [ascending: string, descending: string]
}

/** The keys of the sortable columns; no other key is accepted. */
export type SortKey<C> = C extends { key: infer Key extends string; sortable?: infer Sortable }
  ? unknown extends Sortable
    ? never
    : [Sortable] extends [false | undefined]
      ? never
      : Key
  : never
