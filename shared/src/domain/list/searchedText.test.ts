import { describe, expect, it } from '@jest/globals'
import { searchedTextOf, withSearchedText } from './searchedText.ts'

describe('searchedText', () => {
  it.each([
    ['no state', null, undefined],
    ['a state of another page', { agenda: '?date=2031-02-03' }, undefined],
    ['a value that is no text', { searchedText: 12 }, undefined],
    ['a typed text', { searchedText: 'dupont' }, 'dupont'],
  ])('is read from %s', (_caseName, state, text) => {
    expect(searchedTextOf(state)).toBe(text)
  })

  it.each([
    ['is added to an empty state', null, 'lea', { searchedText: 'lea' }],
    ['replaces the former text', { searchedText: 'le' }, 'lea', { searchedText: 'lea' }],
    ['is added to the other values', { from: '/pros' }, 'lea', { from: '/pros', searchedText: 'lea' }],
    ['is removed, and the other values stay', { from: '/pros', searchedText: 'lea' }, '', { from: '/pros' }],
    ['leaves no state when it was the only value', { searchedText: 'lea' }, '', null],
  ])('%s', (_caseName, state, text, newState) => {
    expect(withSearchedText(state, text)).toEqual(newState)
  })
})
