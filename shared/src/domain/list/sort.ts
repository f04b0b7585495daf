/** The column by which a list is sorted, and the direction. */
export interface Sort<Key extends string = string> {
  key: Key
  order: 'asc' | 'desc'
}

/** The properties of a column that determine how the list is sorted by it. */
export interface SortableColumn {
  key: string
  /**
   * Whether the list can be sorted by the column. A pair replaces the labels of both directions, which are 'de A à Z'
   * and 'de Z à A' by default.
   */
  sortable?: boolean | readonly [ascending: string, descending: string]
}

/** The union of the keys of the sortable columns. */
export type SortKey<C> = C extends { key: infer Key extends string; sortable?: infer Sortable }
  ? unknown extends Sortable
    ? never
    : [Sortable] extends [false | undefined]
      ? never
      : Key
  : never
