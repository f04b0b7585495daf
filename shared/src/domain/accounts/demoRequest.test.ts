import { describe, expect, it } from '@jest/globals'
import { isFromBot } from './demoRequest.ts'

const request = { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr' }

describe('isFromBot, for a request for a demonstration', () => {
  it.each([
    ['a person who took two seconds', { website: '', elapsedMs: 2_000 }, false],
    ['a person who left the page open for days', { website: '', elapsedMs: 300_000_000 }, false],
    ['a person whose page does not send the elapsed time', { website: '' }, false],
    ['a person whose form has neither honeypot nor elapsed time', {}, false],
    ['a bot that fills in the hidden field', { website: 'https://exemple.fr', elapsedMs: 60_000 }, true],
    ['a bot that is faster than a person', { website: '', elapsedMs: 1_999 }, true],
    ['a bot that sends the form at once', { elapsedMs: 0 }, true],
  ])('recognises %s', (_caseName, change, expected) => {
    expect(isFromBot({ ...request, ...change })).toBe(expected)
  })
})
