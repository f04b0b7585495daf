import { describe, expect, it } from '@jest/globals'
import { isChoosable, isColumnShown, parseColumnChoices, toggledChoice } from './columnChoice.ts'

const title = { key: 'name', card: 'title' }
const town = { key: 'town' }
const zipCode = { key: 'zipCode', isShownByDefault: false }
const onCardsOnly = { key: 'line', table: 'none' } as const
const detail = { key: 'race', table: 'detail' } as const

describe('the columns of a table', () => {
  it.each([
    ['the title is always shown', title, { name: false }, true, false],
    ['a column is shown until it is hidden', town, {}, true, true],
    ['a hidden column is not shown', town, { town: false }, false, true],
    ['a column that is not shown by default is hidden', zipCode, {}, false, true],
    ['it is shown once it is chosen', zipCode, { zipCode: true }, true, true],
    ['a column of the cards is never shown', onCardsOnly, { line: true }, false, false],
    ['a line under the title is not a column to choose', detail, { race: false }, true, false],
  ])('%s', (_sentence, column, choice, isShown, canBeChosen) => {
    expect([isColumnShown(column, choice), isChoosable(column)]).toEqual([isShown, canBeChosen])
  })

  it.each([
    ['hides a shown column', town, {}, { town: false }],
    ['shows it again, as declared', town, { town: false, zipCode: true }, { zipCode: true }],
    ['shows a column that is hidden by default', zipCode, {}, { zipCode: true }],
  ])('toggledChoice %s', (_sentence, column, choice, newChoice) => {
    expect(toggledChoice(choice, column)).toEqual(newChoice)
  })

  it.each([
    ['nothing', null, {}],
    ['no JSON', 'town', {}],
    ['another kind of value', '12', {}],
    ['a choice, without what is no choice', '{"Patients":{"town":false,"type":"no"}}', { Patients: { town: false } }],
  ])('parseColumnChoices reads %s', (_what, stored, choices) => {
    expect(parseColumnChoices(stored)).toEqual(choices)
  })
})
