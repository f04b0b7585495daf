import { describe, expect, it } from '@jest/globals'
import { acceptanceProblems, decisionProblems, estimationMailProblems } from './decisionProblems.ts'

const fields = (problems: readonly { field: string; kind: string }[]) =>
  problems.map(({ field, kind }) => `${field} ${kind}`)

describe('a decision on paper', () => {
  it.each([
    ['on the day of the quote', '2026-03-01', []],
    ['today', '2026-03-10', []],
    ['without a day', null, ['day required']],
    ['before the quote', '2026-02-28', ['day invalid']],
    ['tomorrow', '2026-03-11', ['day invalid']],
  ])('%s', (_case, day, expected) => {
    expect(fields(decisionProblems({ day }, { issuedOn: '2026-03-01', today: '2026-03-10' }))).toEqual(expected)
  })
})

describe('accepting online', () => {
  it.each([
    ['whole', { firstname: 'Léa', lastname: 'Martin', agreed: true }, []],
    ['without names', { firstname: ' ', lastname: '', agreed: true }, ['firstname required', 'lastname required']],
    ['without the box', { firstname: 'Léa', lastname: 'Martin', agreed: false }, ['agreed required']],
  ])('%s', (_case, draft, expected) => {
    expect(fields(acceptanceProblems(draft))).toEqual(expected)
  })
})

describe('sending a quote', () => {
  it.each([
    ['whole', { email: 'lea@exemple.fr', text: 'Bonjour' }, []],
    ['empty', { email: '', text: ' ' }, ['email required', 'text required']],
    ['to no address', { email: 'lea@exemple', text: 'Bonjour' }, ['email invalid']],
  ])('%s', (_case, draft, expected) => {
    expect(fields(estimationMailProblems(draft))).toEqual(expected)
  })
})
