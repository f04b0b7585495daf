import type { Query } from 'shared/contracts/routes'
import { useSearchParams } from 'shared/router'
import type { Sort } from 'shared/ui/data'

export type PatientColumn = 'name' | 'type' | 'email' | 'phoneNumber' | 'city'
const columns: readonly PatientColumn[] = ['name', 'type', 'email', 'phoneNumber', 'city']

interface Search {
  name: string
  type: 'INDIVIDUAL' | 'FIRM' | ''
  sort: Sort<PatientColumn>
}

const readType = (value: string | null): Search['type'] => (value === 'FIRM' || value === 'INDIVIDUAL' ? value : '')

/** What is searched and how it is sorted stands in the address: going back finds it again. */
export function searchOf(params: URLSearchParams): Search {
  const [key = '', order] = (params.get('sort') ?? '').split('.')
  return {
    name: params.get('name') ?? '',
    type: readType(params.get('type')),
    sort: { key: columns.find((column) => column === key) ?? 'name', order: order === 'desc' ? 'desc' : 'asc' },
  }
}

/** What the server is asked; it is sorted here. */
export const askedBy = ({ name, type }: Search): Query<'GET /patients'> => ({
  ...(name !== '' && { name }),
  ...(type !== '' && { type }),
})

export function useSearch() {
  const [params, setParams] = useSearchParams()
  const search = searchOf(params)

  const change = (changed: { name?: string; type?: string; sort?: string }) =>
    setParams(
      (former) => {
        const next = new URLSearchParams(former)
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )

  return {
    search,
    setName: (name: string) => change({ name }),
    setType: (type: string) => change({ type }),
    setSort: ({ key: column, order: direction }: Sort<PatientColumn>) => change({ sort: `${column}.${direction}` }),
  }
}
