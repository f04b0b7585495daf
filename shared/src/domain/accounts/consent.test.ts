import { describe, expect, it } from '@jest/globals'
import { consentEnd, isItemAllowed, isConsent, isConsentCurrent } from './consent.ts'

describe('a cookie consent', () => {
  it.each([
    ['is valid until six months have passed', '2026-05-21T10:00:00Z', true],
    ['is no longer valid after six months', '2026-05-20T09:00:00Z', false],
    ['is not valid if its date cannot be parsed', 'hier', false],
  ])('%s', (_caseName, at, expected) => {
    expect(isConsentCurrent({ items: [], at }, new Date('2026-11-20T10:00:00Z'))).toBe(expected)
  })

  it.each([
    ['all items accepted', { items: 'all', at: '2026-11-20' }, true],
    ['some items accepted', { items: ['ga'], at: '2026-11-20' }, true],
    ['a missing list of items', { at: '2026-11-20' }, false],
    ['items that are not names', { items: [1], at: '2026-11-20' }, false],
    ['one item that is not a name', { items: ['ga', 1], at: '2026-11-20' }, false],
    ['a missing date', { items: [] }, false],
    ['null', null, false],
  ])('is checked when it is read from the device: %s', (_caseName, storedValue, expected) => {
    expect(isConsent(storedValue)).toBe(expected)
  })

  it('ends exactly six months after the choice', () => {
    const consent = { items: 'all', at: '2026-05-20T10:00:00Z' } as const
    const end = consentEnd(consent)
    expect([end.getMonth() - new Date(consent.at).getMonth(), end.getDate()]).toEqual([6, 20])
    expect(isConsentCurrent(consent, new Date(end.getTime() - 1))).toBe(true)
    expect(isConsentCurrent(consent, end)).toBe(false)
  })

  it('allows every item, only the accepted items, or none', () => {
    const at = '2026-11-20T10:00:00Z'
    expect(isItemAllowed({ items: 'all', at }, 'ga')).toBe(true)
    expect(isItemAllowed({ items: ['ga'], at }, 'ga')).toBe(true)
    expect(isItemAllowed({ items: [], at }, 'ga')).toBe(false)
  })
})
