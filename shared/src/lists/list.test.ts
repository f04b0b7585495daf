import { afterEach, describe, expect, it } from '@jest/globals'
import { queryClient } from '../client/queryClient.ts'
import { aClub, anAnimal, id } from '../testing/fixtures.ts'
import { listKey } from './keys.ts'
import { appended, removed, replaced } from './list.ts'

const [first, second] = [aClub({ id: id(1), name: 'Ferme' }), aClub({ id: id(2), name: 'Écurie' })]
const names = (key: readonly unknown[]) => queryClient.getQueryData<{ name: string }[]>(key)?.map((club) => club.name)
const filtered = [...listKey.clubs, { name: 'e' }]

afterEach(() => queryClient.clear())

describe('a loaded list', () => {
  it('shows added, changed and deleted rows, as do its filtered lists', () => {
    queryClient.setQueryData(listKey.clubs, [first])
    queryClient.setQueryData(filtered, [first])
    appended(listKey.clubs, second)
    expect([names(listKey.clubs), names(filtered)]).toEqual([
      ['Ferme', 'Écurie'],
      ['Ferme', 'Écurie'],
    ])
    replaced(listKey.clubs, { ...second, name: 'Étable' })
    expect(names(listKey.clubs)).toEqual(['Ferme', 'Étable'])
    removed(listKey.clubs, id(1))
    expect(names(filtered)).toEqual(['Étable'])
  })

  it('does not change while it is not loaded', () => {
    appended(listKey.clubs, first)
    expect(queryClient.getQueryData(listKey.clubs)).toBeUndefined()
  })

  it('accepts only rows of its kind, under the key of a list', () => {
    // @ts-expect-error An animal is not a club.
    appended(listKey.clubs, anAnimal())
    // @ts-expect-error The queries under these keys return pages, not lists: they are invalidated instead.
    replaced(['mf-finance', 'bills'], first)
    // @ts-expect-error Weeks and requests are under this key, not a list.
    removed(listKey.sessions, id(1))
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
