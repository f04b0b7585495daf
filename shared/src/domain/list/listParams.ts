import type { Filters, FilterValues } from './filter.ts'
import type { Sort, SortableColumn, SortKey } from './sort.ts'

/** The part of a list that its URL depends on. */
export interface UrlList {
  columns: readonly SortableColumn[]
  filters?: Filters
  /** How it is sorted unless the URL says otherwise; left out, by the first column that sorts, ascending. */
  sortedBy?: Sort
}

export type FiltersOf<L extends UrlList> = FilterValues<NonNullable<L['filters']>>
export type SortOf<L extends UrlList> = Sort<SortKey<L['columns'][number]>>

export interface ListParams<L extends UrlList> {
  filters: FiltersOf<L>
  /** Left out where no column sorts. */
  sort: SortOf<L> | undefined
  /** From 1. */
  page: number
  /** Some filter is not at its default. */
  isFiltered: boolean
}

/** The filters, the sort and the page of a list as the URL says; what it does not say or says wrongly is the default. */
export function readListParams<L extends UrlList>(list: L, params: URLSearchParams): ListParams<L> {
  return {
    filters: readFilters<L>(list, params),
    sort: readSort(list, params.get('sort')),
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    isFiltered: Object.entries(list.filters ?? {}).some(([name, { read }]) => read(params.get(name)) !== read(null)),
  }
}

// The compiler cannot follow each name to its own `read`: the first line says what the second does.
function readFilters<L extends UrlList>(list: L, params: URLSearchParams): FiltersOf<L>
function readFilters({ filters = {} }: UrlList, params: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filters).map(([name, { read }]) => [name, read(params.get(name))]))
}

const isSortable = ({ sortable = false }: SortableColumn) => sortable !== false

const isSortKey = <L extends UrlList>({ columns }: L, key: string): key is SortOf<L>['key'] =>
  columns.some((column) => column.key === key && isSortable(column))

/** « city.desc »; the list's own sort unless the URL names another. */
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
