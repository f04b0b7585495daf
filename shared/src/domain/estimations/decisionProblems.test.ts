import { describe, expect, it } from '@jest/globals'
import { acceptanceProblems, decisionProblems, estimationMailProblems } from './decisionProblems.ts'

const problemTexts = (problems: readonly { field: string; kind: string; message: string }[]) =>
  problems.map(({ field, kind, message }) => `${field} ${kind}: ${message}`)

describe('decisionProblems, for a decision on paper', () => {
  it.each([
    ['on the day of the quote', '2026-03-01', []],
    ['today', '2026-03-10', []],
    ['without a day', null, ['day required: Date']],
    ['before the quote', '2026-02-28', ['day invalid: La date précède celle du devis']],
    ['tomorrow', '2026-03-11', ['day invalid: La date est à venir']],
  ])('checks a decision %s', (_caseName, day, expected) => {
    expect(problemTexts(decisionProblems({ day }, { issuedOn: '2026-03-01', today: '2026-03-10' }))).toEqual(expected)
  })
})

describe('acceptanceProblems, for an online acceptance', () => {
  it.each([
    ['with every field', { firstname: 'Léa', lastname: 'Martin', agreed: true }, []],
    [
      'without names',
      { firstname: ' ', lastname: ' ', agreed: true },
      ['firstname required: Prénom', 'lastname required: Nom de famille'],
    ],
    [
      'without the ticked box',
      { firstname: 'Léa', lastname: 'Martin', agreed: false },
      ['agreed required: « Bon pour accord »'],
    ],
  ])('checks a form %s', (_caseName, draft, expected) => {
    expect(problemTexts(acceptanceProblems(draft))).toEqual(expected)
  })
})

describe('estimationMailProblems, for the e-mail of a quote', () => {
  it.each([
    ['with every field', { email: 'lea@exemple.fr', text: 'Bonjour' }, []],
    ['without any field', { email: ' ', text: ' ' }, ['email required: E-mail', 'text required: Texte']],
    [
      'with an invalid address',
      { email: 'lea@exemple', text: 'Bonjour' },
      ["email invalid: L'adresse e-mail n'est pas valable"],
    ],
  ])('checks an e-mail %s', (_caseName, draft, expected) => {
    expect(problemTexts(estimationMailProblems(draft))).toEqual(expected)
  })
})
