import type { Filters, FilterValues } from './filter.ts'
import type { Sort, SortableColumn, SortKey } from './sort.ts'

/** The properties of a list that determine the params of its URL. */
export interface UrlList {
  columns: readonly SortableColumn[]
  filters?: Filters
  /** The default sort; by default the first sortable column, ascending. */
  sortedBy?: Sort
}

export type FiltersOf<L extends UrlList> = FilterValues<NonNullable<L['filters']>>
export type SortOf<L extends UrlList> = Sort<SortKey<L['columns'][number]>>

export interface ListParams<L extends UrlList> {
  filters: FiltersOf<L>
  /** The sort; undefined if no column is sortable. */
  sort: SortOf<L> | undefined
  /** The page number, from 1. */
  page: number
  /** Whether a filter differs from its default. */
  isFiltered: boolean
}

/** The name of the text search of a list; undefined if it has none. */
export const searchParamOf = ({ filters = {} }: UrlList): string | undefined =>
  Object.entries(filters).find(([, { kind }]) => kind === 'search')?.[0]

/** Parses the filters, the sort and the page of a list from its URL; missing and invalid params get the default. */
export function readListParams<L extends UrlList>(list: L, params: URLSearchParams): ListParams<L> {
  return {
    filters: readFilters<L>(list, params),
    sort: readSort(list, params.get('sort')),
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    isFiltered: Object.entries(list.filters ?? {}).some(([name, { read }]) => read(params.get(name)) !== read(null)),
  }
}

// This overload declares the type of each filter's value, which the compiler cannot infer from the filter's name.
function readFilters<L extends UrlList>(list: L, params: URLSearchParams): FiltersOf<L>
function readFilters({ filters = {} }: UrlList, params: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filters).map(([name, { read }]) => [name, read(params.get(name))]))
}

const isSortable = ({ sortable = false }: SortableColumn) => sortable !== false

const isSortKey = <L extends UrlList>({ columns }: L, key: string): key is SortOf<L>['key'] =>
  columns.some((column) => column.key === key && isSortable(column))

/** Parses a sort such as « city.desc »; if invalid, returns the list's default sort. */
function readSort<L extends UrlList>(list: L, param: string | null): SortOf<L> | undefined {
  const [key = '', order] = (param ?? '').split('.')
  if (isSortKey(list, key)) return { key, order: order === 'desc' ? 'desc' : 'asc' }
  const { key: defaultKey, order: defaultOrder }: Sort = list.sortedBy ?? {
    key: list.columns.find(isSortable)?.key ?? '',
    order: 'asc',
  }
  return isSortKey(list, defaultKey) ? { key: defaultKey, order: defaultOrder } : undefined
}

export const sortParam = ({ key, order }: Sort): string => `${key}.${order}`
