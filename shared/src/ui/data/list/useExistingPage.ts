import { useEffect } from 'react'
import type { UrlList } from '../../../domain/list/listParams.ts'
import { pageCountOf } from './ListPaging.tsx'
import type { Paging } from './ListPaging.tsx'
import { useListParams } from './useListParams.ts'

/**
 * Redirects from a page past the last one to the last page, after rows were deleted or no longer match the filters.
 * Returns whether the list has rows, but none on this page.
 */
export function useExistingPage(
  list: UrlList,
  paging: Paging | undefined,
  rows: readonly unknown[] | undefined,
): boolean {
  const { page, setPage } = useListParams(list)
  const hasOtherRows = paging !== undefined && rows?.length === 0 && paging.rowCount > 0
  const lastPage = paging ? pageCountOf(paging) : page
  const isPastLast = hasOtherRows && page > lastPage
  useEffect(() => {
    if (isPastLast) setPage(lastPage)
  })
  return hasOtherRows
}
