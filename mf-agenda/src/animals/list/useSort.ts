import { useSearchParams } from 'shared/router'
import type { Sort } from 'shared/ui/data'

export type AnimalColumn = 'name' | 'birthdate' | 'club' | 'hours'
const columns: readonly AnimalColumn[] = ['name', 'birthdate', 'club', 'hours']

/** One column at a time, kept in the address: going back finds it again. */
export function useSort() {
  const [params, setParams] = useSearchParams()
  const [word = '', order] = (params.get('sort') ?? '').split('.')
  const sort: Sort<AnimalColumn> = {
    key: columns.find((column) => column === word) ?? 'name',
    order: order === 'desc' ? 'desc' : 'asc',
  }

  const setSort = ({ key, order: direction }: Sort<AnimalColumn>) =>
    setParams(
      (former) => {
        const next = new URLSearchParams(former)
        next.set('sort', `${key}.${direction}`)
        return next
      },
      { replace: true },
    )
  return { sort, setSort }
}
