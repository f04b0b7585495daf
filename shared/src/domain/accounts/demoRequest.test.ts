import { describe, expect, it } from '@jest/globals'
import { checkFieldsMessage, demoFieldMessage, botSuspicion, demoProblems } from './demoRequest.ts'

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
  ] as const)('shows at a field %s', (_caseName, problem, message) => {
    expect(demoFieldMessage(problem)).toBe(message)
  })
})

describe('botSuspicion', () => {
  it.each([
    ['a form that was filled in for two seconds', { leaveEmpty: '', elapsedMs: 2_000 }],
    ['a page that was left open for days', { leaveEmpty: '', elapsedMs: 300_000_000 }],
    ['a page that does not send the elapsed time', { leaveEmpty: '' }],
    ['a form with neither honeypot nor elapsed time', {}],
  ])('accepts a request from %s', (_caseName, change) => {
    expect(botSuspicion({ ...request, ...change })).toBeNull()
  })

  it.each([
    ['a bot that fills in the hidden field', { leaveEmpty: 'https://exemple.fr', elapsedMs: 60_000 }, 'HIDDEN_FIELD'],
    ['a bot that is faster than a person', { leaveEmpty: '', elapsedMs: 1_999 }, 'TOO_FAST'],
    ['a bot that sends the form at once', { elapsedMs: 0 }, 'TOO_FAST'],
  ])('suspects %s', (_caseName, change, expected) => {
    expect(botSuspicion({ ...request, ...change })).toBe(expected)
  })
})
