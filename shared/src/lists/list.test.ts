import { afterEach, describe, expect, it } from '@jest/globals'
import { queryClient } from '../client/queryClient.ts'
import { aClub, anAnimal, id } from '../testing/fixtures.ts'
import { listKey } from './keys.ts'
import { addCachedRow, removeCachedRow, replaceCachedRow } from './list.ts'

const [firstClub, secondClub] = [aClub({ id: id(1), name: 'Ferme' }), aClub({ id: id(2), name: 'Écurie' })]
const getNames = (key: readonly unknown[]) =>
  queryClient.getQueryData<{ name: string }[]>(key)?.map((club) => club.name)
const filteredKey = [...listKey.clubs, { name: 'e' }]

afterEach(() => queryClient.clear())

describe('the cached lists', () => {
  it('change when a row is added, replaced or removed, also if they are filtered', () => {
    queryClient.setQueryData(listKey.clubs, [firstClub])
    queryClient.setQueryData(filteredKey, [firstClub])
    addCachedRow(listKey.clubs, secondClub)
    expect([getNames(listKey.clubs), getNames(filteredKey)]).toEqual([
      ['Ferme', 'Écurie'],
      ['Ferme', 'Écurie'],
    ])
    replaceCachedRow(listKey.clubs, { ...secondClub, name: 'Étable' })
    expect(getNames(listKey.clubs)).toEqual(['Ferme', 'Étable'])
    removeCachedRow(listKey.clubs, id(1))
    expect(getNames(filteredKey)).toEqual(['Étable'])
  })

  it('are not created by adding a row', () => {
    addCachedRow(listKey.clubs, firstClub)
    expect(queryClient.getQueryData(listKey.clubs)).toBeUndefined()
  })

  it('accept only rows of their type, and only under the key of a list', () => {
    // @ts-expect-error An animal is not a club.
    addCachedRow(listKey.clubs, anAnimal())
    // @ts-expect-error The queries under this key return pages, not lists; they are invalidated instead.
    replaceCachedRow(['mf-finance', 'bills'], firstClub)
    // @ts-expect-error The queries under this key are weeks and requests, not a list.
    removeCachedRow(listKey.sessions, id(1))
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
