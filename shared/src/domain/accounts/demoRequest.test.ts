import { describe, expect, it } from '@jest/globals'
import { isFromBot } from './demoRequest.ts'

const request = { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr' }

describe('a request for a demonstration', () => {
  it.each([
    ['a visitor who took two seconds', { website: '', elapsedMs: 2_000 }, false],
    ['a visitor who left the page open for days', { website: '', elapsedMs: 300_000_000 }, false],
    ['a page from before the time was sent', { website: '' }, false],
    ['who sends nothing but the fields', {}, false],
    ['a program that fills in every field', { website: 'https://exemple.fr', elapsedMs: 60_000 }, true],
    ['a program that is faster than anybody', { website: '', elapsedMs: 1_999 }, true],
    ['a program that needs no time', { elapsedMs: 0 }, true],
  ])('of %s', (_who, given, expected) => {
    expect(isFromBot({ ...request, ...given })).toBe(expected)
  })
})
