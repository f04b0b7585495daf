import { useSearchParams } from './useSearchParams.ts'
import { readListParams, sortParam } from '../../../domain/list/listParams.ts'
import type { FiltersOf, ListParams, SortOf, UrlList } from '../../../domain/list/listParams.ts'

export interface ListParamsState<L extends UrlList> extends ListParams<L> {
  setFilter: (name: keyof FiltersOf<L> & string, value: string) => void
  setSort: (sort: SortOf<L>) => void
  /** From 1. */
  setPage: (page: number) => void
}

/**
 * The filters, the sort and the page of a list, kept in the URL: going back finds them again. Another filter or sort
 * leads back to the first page.
 */
export function useListParams<L extends UrlList>(list: L): ListParamsState<L> {
  const [params, setParams] = useSearchParams()

  const setParam = (name: string, value: string) =>
    setParams(
      (former) => {
        const next = new URLSearchParams(former)
        next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )

  return {
    ...readListParams(list, params),
    setFilter: setParam,
    setSort: (sort) => setParam('sort', sortParam(sort)),
    setPage: (page) => setParam('page', String(page)),
  }
}
