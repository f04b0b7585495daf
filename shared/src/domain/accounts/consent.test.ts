import { describe, expect, it } from '@jest/globals'
import { allows, isConsentCurrent } from './consent.ts'

describe('a choice about cookies', () => {
  it.each([
    ['holds the day before six months', '2026-05-21T10:00:00Z', true],
    ['is asked again after six months', '2026-05-20T09:00:00Z', false],
    ['is asked again when its date cannot be read', 'hier', false],
  ])('%s', (_sentence, at, expected) => {
    expect(isConsentCurrent({ items: [], at }, new Date('2026-11-20T10:00:00Z'))).toBe(expected)
  })

  it('allows all, some or none', () => {
    const at = '2026-11-20T10:00:00Z'
    expect(allows({ items: 'all', at }, 'ga')).toBe(true)
    expect(allows({ items: ['ga'], at }, 'ga')).toBe(true)
    expect(allows({ items: [], at }, 'ga')).toBe(false)
  })
})
