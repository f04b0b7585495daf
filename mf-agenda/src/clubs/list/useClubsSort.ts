import { useSearchParams } from 'shared/router'
import type { Sort } from 'shared/ui/data'

export type ClubColumn = 'name' | 'email'

/** How the list is sorted stands in the address: going back finds it again. */
export function useClubsSort(): [Sort<ClubColumn>, (sort: Sort<ClubColumn>) => void] {
  const [params, setParams] = useSearchParams()
  const [key, order] = (params.get('sort') ?? '').split('.')
  const sort: Sort<ClubColumn> = { key: key === 'email' ? 'email' : 'name', order: order === 'desc' ? 'desc' : 'asc' }

  const setSort = (next: Sort<ClubColumn>) =>
    setParams(
      (former) => {
        const changed = new URLSearchParams(former)
        changed.set('sort', `${next.key}.${next.order}`)
        return changed
      },
      { replace: true },
    )
  return [sort, setSort]
}
