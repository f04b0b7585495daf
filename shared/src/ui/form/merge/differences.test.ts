import { describe, expect, it } from '@jest/globals'
import { differencesOf, valuesToKeep } from './differences.ts'

const base = { name: 'Léa', price: 60, comments: '', notes: { first: '', second: 'b' } }
const labels = {
  name: 'Nom',
  price: { label: 'Prix', words: ({ price }: typeof base) => `${price} €` },
  comments: { label: 'Commentaires', isText: true },
}

describe('merging fields that another user changed (differencesOf, valuesToKeep)', () => {
  it('returns both values, and suggests theirs if the field was not changed here', () => {
    const mine = { ...base, comments: 'Calme' }
    const theirs = { ...base, price: 65, comments: 'Agité' }
    expect(differencesOf({ base, mine, theirs }, labels)).toEqual([
      { path: 'price', label: 'Prix', mine: '60 €', theirs: '65 €', canJoin: false, suggested: 'theirs' },
      {
        path: 'comments',
        label: 'Commentaires',
        mine: 'Calme',
        theirs: 'Agité',
        canJoin: true,
        suggested: undefined,
      },
    ])
  })

  it('returns nothing if both values are equal or if only the local value changed', () => {
    const mine = { ...base, name: 'Zoé', price: 65 }
    const theirs = { ...base, price: 65 }
    expect(differencesOf({ base, mine, theirs }, labels)).toEqual([])
    expect(valuesToKeep({ base, mine, theirs }, labels, {})).toEqual([['name', 'Zoé']])
  })

  it('labels a field without a label by its path', () => {
    const theirs = { ...base, notes: { first: 'a', second: 'b' } }
    expect(differencesOf({ base, mine: base, theirs }, labels)).toMatchObject([
      { path: 'notes.first', label: 'notes.first', mine: '(vide)', theirs: 'a' },
    ])
  })

  it('keeps the values that the user chose, or both texts one after the other', () => {
    const mine = { ...base, name: 'Zoé', comments: 'Calme', price: 70 }
    const theirs = { ...base, name: 'Inès', comments: 'Agité', price: 65 }
    const values = valuesToKeep({ base, mine, theirs }, labels, { name: 'mine', comments: 'both', price: 'theirs' })
    expect(values).toEqual([
      ['name', 'Zoé'],
      ['comments', 'Agité\n\nCalme'],
    ])
  })
})
