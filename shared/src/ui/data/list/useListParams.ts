import { useLocation } from 'react-router-dom'
import { readListParams, searchParamOf, sortParam } from '../../../domain/list/listParams.ts'
import type { FiltersOf, ListParams, SortOf, UrlList } from '../../../domain/list/listParams.ts'
import { searchedTextOf, withSearchedText } from '../../../domain/list/searchedText.ts'
import { useLatestLocation } from './useLatestLocation.ts'
import { useQueryParams } from './useQueryParams.ts'

export interface ListParamsState<L extends UrlList> extends ListParams<L> {
  setFilter: (name: keyof FiltersOf<L> & string, value: string) => void
  /** Restores the default of every filter. */
  clearFilters: () => void
  setSort: (sort: SortOf<L>) => void
  /** Opens a page of the list; pages are numbered from 1. */
  setPage: (page: number) => void
}

/**
 * Returns the filters, the sort and the page of a list from the URL, so that going back and a shared link restore them.
 * The searched text is in the state of the history entry instead, because it may be a name, a phone number or an e-mail
 * address. A changed filter or sort returns to the first page.
 */
export function useListParams<L extends UrlList>(list: L): ListParamsState<L> {
  const [params, setParams] = useQueryParams()
  const searchedText = searchedTextOf(useLocation().state)
  const latestLocation = useLatestLocation()
  const searchParam = searchParamOf(list)

  const allParams = new URLSearchParams(params)
  if (searchParam !== undefined && searchedText !== undefined) allParams.set(searchParam, searchedText)

  /** Changes the URL and, if `newText` is set, the searched text. */
  function change(changes: Record<string, string>, newText?: string) {
    const latestState: unknown = latestLocation().state
    setParams(changes, { state: newText === undefined ? latestState : withSearchedText(latestState, newText) })
  }
  const noFilters = Object.fromEntries(Object.keys(list.filters ?? {}).map((name) => [name, '']))

  return {
    ...readListParams(list, allParams),
    setFilter: (name, value) =>
      name === searchParam ? change({ page: '', [name]: '' }, value) : change({ page: '', [name]: value }),
    clearFilters: () => change({ page: '', ...noFilters }, ''),
    setSort: (sort) => change({ page: '', sort: sortParam(sort) }),
    setPage: (page) => change({ page: String(page) }),
  }
}
