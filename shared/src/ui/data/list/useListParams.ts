import { useQueryParams } from './useQueryParams.ts'
import { readListParams, sortParam } from '../../../domain/list/listParams.ts'
import type { FiltersOf, ListParams, SortOf, UrlList } from '../../../domain/list/listParams.ts'

export interface ListParamsState<L extends UrlList> extends ListParams<L> {
  setFilter: (name: keyof FiltersOf<L> & string, value: string) => void
  setSort: (sort: SortOf<L>) => void
  /** Opens a page of the list; pages are numbered from 1. */
  setPage: (page: number) => void
}

/**
 * The filters, the sort and the page of a list, stored in the URL, so that going back restores them. Another filter or
 * sort returns to the first page.
 */
export function useListParams<L extends UrlList>(list: L): ListParamsState<L> {
  const [params, setParams] = useQueryParams()

  return {
    ...readListParams(list, params),
    setFilter: (name, value) => setParams({ page: '', [name]: value }),
    setSort: (sort) => setParams({ page: '', sort: sortParam(sort) }),
    setPage: (page) => setParams({ page: String(page) }),
  }
}
