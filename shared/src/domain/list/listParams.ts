import type { Filters, FilterValues } from './filter.ts'
import type { Sort, SortableColumn, SortKey } from './sort.ts'

/** The part of a list that its URL depends on. */
export interface UrlList {
  columns: readonly SortableColumn[]
  filters?: Filters
  /** The default sort; if omitted, by the first sortable column, ascending. */
  sortedBy?: Sort
}

export type FiltersOf<L extends UrlList> = FilterValues<NonNullable<L['filters']>>
export type SortOf<L extends UrlList> = Sort<SortKey<L['columns'][number]>>

export interface ListParams<L extends UrlList> {
  filters: FiltersOf<L>
  /** Undefined if no column is sortable. */
  sort: SortOf<L> | undefined
  /** From 1. */
  page: number
  /** Whether a filter differs from its default. */
  isFiltered: boolean
}

/** Reads the filters, the sort and the page of a list from its URL; missing or invalid ones get the default. */
export function readListParams<L extends UrlList>(list: L, params: URLSearchParams): ListParams<L> {
  return {
    filters: readFilters<L>(list, params),
    sort: readSort(list, params.get('sort')),
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    isFiltered: Object.entries(list.filters ?? {}).some(([name, { read }]) => read(params.get(name)) !== read(null)),
  }
}

// The compiler cannot match each name to its own `read`: this overload states the type.
function readFilters<L extends UrlList>(list: L, params: URLSearchParams): FiltersOf<L>
function readFilters({ filters = {} }: UrlList, params: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filters).map(([name, { read }]) => [name, read(params.get(name))]))
}

const isSortable = ({ sortable = false }: SortableColumn) => sortable !== false

const isSortKey = <L extends UrlList>({ columns }: L, key: string): key is SortOf<L>['key'] =>
  columns.some((column) => column.key === key && isSortable(column))

/** Parses « city.desc »; by default the list's own sort. */
function readSort<L extends UrlList>(list: L, param: string | null): SortOf<L> | undefined {
  const [key = '', order] = (param ?? '').split('.')
  if (isSortKey(list, key)) return { key, order: order === 'desc' ? 'desc' : 'asc' }
  const { key: ownKey, order: ownOrder }: Sort = list.sortedBy ?? {
    key: list.columns.find(isSortable)?.key ?? '',
    order: 'asc',
  }
  return isSortKey(list, ownKey) ? { key: ownKey, order: ownOrder } : undefined
}

export const sortParam = ({ key, order }: Sort): string => `${key}.${order}`
