import { describe, expect, it } from '@jest/globals'
import { choiceFilter, customFilter, searchFilter } from './filter.ts'
import { readListParams, sortParam } from './listParams.ts'
import type { SortOf } from './listParams.ts'
import { withoutEmpty } from './withoutEmpty.ts'

const list = {
  columns: [
    { key: 'name', sortable: true },
    { key: 'phone' },
    { key: 'age', sortable: ['les plus jeunes', 'les plus âgés'] },
    { key: 'actions', sortable: false },
  ],
  filters: {
    words: searchFilter('Rechercher'),
    status: choiceFilter('Statut', 'ALL', { ALL: 'Toutes', PAID: 'Payées' }),
    day: customFilter('Du', { defaultValue: '2026-11-01', isValid: (param) => /^\d{4}-\d{2}-\d{2}$/.test(param) }),
  },
} as const

const readParams = (search: string) => readListParams(list, new URLSearchParams(search))
const defaultFilters = { words: '', status: 'ALL', day: '2026-11-01' }

describe('readListParams', () => {
  it.each([
    ['', defaultFilters, 'name.asc', 1, false],
    ['words=lac&status=PAID&day=2026-10-02', { words: 'lac', status: 'PAID', day: '2026-10-02' }, 'name.asc', 1, true],
    ['sort=age.desc&page=3', defaultFilters, 'age.desc', 3, false],
    ['status=LOST&day=demain&sort=size.desc&page=-2', defaultFilters, 'name.asc', 1, false],
    ['sort=phone.desc&page=two', defaultFilters, 'name.asc', 1, false],
    ['sort=actions.asc', defaultFilters, 'name.asc', 1, false],
  ])('parses « %s », with defaults for missing and invalid params', (search, filters, sort, page, isFiltered) => {
    const params = readParams(search)
    expect({ ...params, sort: params.sort && sortParam(params.sort) }).toEqual({ filters, sort, page, isFiltered })
  })

  it('returns no sort if no column is sortable', () => {
    expect(readListParams({ columns: [{ key: 'name' }] }, new URLSearchParams('sort=name.asc')).sort).toBeUndefined()
  })

  it('returns types that depend on the sortable columns and the filters', () => {
    const byAge: SortOf<typeof list> = { key: 'age', order: 'asc' }
    // @ts-expect-error -- the column of actions is not sortable
    const byActions: SortOf<typeof list> = { key: 'actions', order: 'asc' }
    // @ts-expect-error -- columns are not sortable by default
    const byPhone: SortOf<typeof list> = { key: 'phone', order: 'asc' }
    const status: 'ALL' | 'PAID' = readParams('').filters.status
    expect([byAge, byActions, byPhone, status]).toHaveLength(4)
  })
})

describe('withoutEmpty', () => {
  it('omits empty filters', () => {
    expect(withoutEmpty({ name: '', type: 'FIRM', therapistId: '' })).toEqual({ type: 'FIRM' })
  })
})

describe('readListParams, for a list with a default sort', () => {
  it('returns that sort unless the URL contains a sort', () => {
    const byAge = { ...list, sortedBy: { key: 'age', order: 'desc' } } as const
    const sortFor = (search: string) => readListParams(byAge, new URLSearchParams(search)).sort
    expect(sortFor('')).toEqual({ key: 'age', order: 'desc' })
    expect(sortFor('sort=name.asc')).toEqual({ key: 'name', order: 'asc' })
  })
})
