import { describe, expect, it } from '@jest/globals'
import { allows, isConsent, isConsentCurrent } from './consent.ts'

describe('a choice about cookies', () => {
  it.each([
    ['is valid the day before six months', '2026-05-21T10:00:00Z', true],
    ['is requested again after six months', '2026-05-20T09:00:00Z', false],
    ['is requested again when its date cannot be read', 'hier', false],
  ])('%s', (_sentence, at, expected) => {
    expect(isConsentCurrent({ items: [], at }, new Date('2026-11-20T10:00:00Z'))).toBe(expected)
  })

  it.each([
    ['all', { items: 'all', at: '2026-11-20' }, true],
    ['some', { items: ['ga'], at: '2026-11-20' }, true],
    ['no items', { at: '2026-11-20' }, false],
    ['items that are not names', { items: [1], at: '2026-11-20' }, false],
    ['no date', { items: [] }, false],
    ['nothing', null, false],
  ])('is recognised in what a device may have stored: %s', (_sentence, stored, expected) => {
    expect(isConsent(stored)).toBe(expected)
  })

  it('allows all, some or none', () => {
    const at = '2026-11-20T10:00:00Z'
    expect(allows({ items: 'all', at }, 'ga')).toBe(true)
    expect(allows({ items: ['ga'], at }, 'ga')).toBe(true)
    expect(allows({ items: [], at }, 'ga')).toBe(false)
  })
})
