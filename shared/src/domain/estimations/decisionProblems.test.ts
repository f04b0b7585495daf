import { describe, expect, it } from '@jest/globals'
import { acceptanceProblems, decisionProblems, estimationMailProblems } from './decisionProblems.ts'

const fields = (problems: readonly { field: string; kind: string; message: string }[]) =>
  problems.map(({ field, kind, message }) => `${field} ${kind}: ${message}`)

describe('a decision on paper', () => {
  it.each([
    ['on the day of the quote', '2026-03-01', []],
    ['today', '2026-03-10', []],
    ['without a day', null, ['day required: Date']],
    ['before the quote', '2026-02-28', ['day invalid: La date précède celle du devis']],
    ['tomorrow', '2026-03-11', ['day invalid: La date est à venir']],
  ])('%s', (_case, day, expected) => {
    expect(fields(decisionProblems({ day }, { issuedOn: '2026-03-01', today: '2026-03-10' }))).toEqual(expected)
  })
})

describe('accepting online', () => {
  it.each([
    ['whole', { firstname: 'Léa', lastname: 'Martin', agreed: true }, []],
    [
      'without names',
      { firstname: ' ', lastname: ' ', agreed: true },
      ['firstname required: Prénom', 'lastname required: Nom de famille'],
    ],
    [
      'without the box',
      { firstname: 'Léa', lastname: 'Martin', agreed: false },
      ['agreed required: « Bon pour accord »'],
    ],
  ])('%s', (_case, draft, expected) => {
    expect(fields(acceptanceProblems(draft))).toEqual(expected)
  })
})

describe('sending a quote', () => {
  it.each([
    ['whole', { email: 'lea@exemple.fr', text: 'Bonjour' }, []],
    ['empty', { email: ' ', text: ' ' }, ['email required: E-mail', 'text required: Texte']],
    ['to no address', { email: 'lea@exemple', text: 'Bonjour' }, ["email invalid: L'adresse e-mail n'est pas valable"]],
  ])('%s', (_case, draft, expected) => {
    expect(fields(estimationMailProblems(draft))).toEqual(expected)
  })
})
