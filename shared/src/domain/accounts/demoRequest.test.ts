import { describe, expect, it } from '@jest/globals'
import { checkFieldsMessage, demoFieldMessage, demoProblems, isFromBot } from './demoRequest.ts'

const request = { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr' }

describe('the form for a demonstration', () => {
  it.each([
    [
      'first name, last name and e-mail',
      { firstname: '', lastname: '', email: '' },
      ['firstname', 'lastname', 'email'],
    ],
    ['a field of spaces', { lastname: ' ' }, ['lastname']],
    ['nothing when all are filled in', {}, []],
  ])('requires %s', (_caseName, change, fields) => {
    const problems = demoProblems({ ...request, ...change })
    expect(problems).toEqual(fields.map((field) => ({ field, kind: 'required', message: checkFieldsMessage })))
  })

  it.each([
    [
      '« Obligatoire » where it is missing',
      { field: 'email', kind: 'required', message: checkFieldsMessage },
      'Obligatoire',
    ],
    ['the reason of any other problem', { field: 'email', kind: 'invalid', message: 'Incorrect' }, 'Incorrect'],
    ['the message of a problem without a kind', { field: 'email', message: 'Incorrect' }, 'Incorrect'],
  ] as const)('shows beside a field %s', (_caseName, problem, message) => {
    expect(demoFieldMessage(problem)).toBe(message)
  })
})

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
