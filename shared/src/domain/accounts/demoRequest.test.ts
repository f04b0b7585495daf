import { describe, expect, it } from '@jest/globals'
import { isFromBot } from './demoRequest.ts'

const request = { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr' }

describe('a request for a demonstration', () => {
  it.each([
    ['a visitor who took two seconds', { website: '', elapsedMs: 2_000 }, false],
    ['a visitor who left the page open for days', { website: '', elapsedMs: 300_000_000 }, false],
    ['a page that does not send the time yet', { website: '' }, false],
    ['a form without honeypot and time', {}, false],
    ['a bot that fills in every field', { website: 'https://exemple.fr', elapsedMs: 60_000 }, true],
    ['a bot that is faster than a person', { website: '', elapsedMs: 1_999 }, true],
    ['a bot that takes no time', { elapsedMs: 0 }, true],
  ])('of %s', (_who, given, expected) => {
    expect(isFromBot({ ...request, ...given })).toBe(expected)
  })
})
