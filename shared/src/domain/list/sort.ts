/** By which column rows are sorted, and which way. */
export interface Sort<Key extends string = string> {
  key: Key
  order: 'asc' | 'desc'
}

/** What a list must say of a column for its sort to be read from the URL. */
export interface SortableColumn {
  key: string
  /** True, or the names of both orders where 'de A à Z' and 'de Z à A' do not suit. */
  sortable?: boolean | readonly [ascending: string, descending: string]
}

/** The keys of the columns that sort: no other key is accepted as a sort. */
export type SortKey<C> = C extends { key: infer Key extends string; sortable?: infer Sortable }
  ? unknown extends Sortable
    ? never
    : [Sortable] extends [false | undefined]
      ? never
      : Key
  : never
