import { describe, expect, it } from '@jest/globals'
import { isChoosable, isColumnShown, parseColumnChoices, toggleColumnChoice } from './columnChoice.ts'

const title = { key: 'name', card: 'title' }
const town = { key: 'town' }
const zipCode = { key: 'zipCode', isShownByDefault: false }
const onCardsOnly = { key: 'line', table: 'none' } as const
const detail = { key: 'race', table: 'detail' } as const

describe('isColumnShown and isChoosable', () => {
  it.each([
    ['always show the title', title, { name: false }, true, false],
    ['show a column until a member hides it', town, {}, true, true],
    ['hide a column that a member hid', town, { town: false }, false, true],
    ['hide a column that is not shown by default', zipCode, {}, false, true],
    ['show a column that is not shown by default once a member chooses it', zipCode, { zipCode: true }, true, true],
    ['never show a column that exists on cards only', onCardsOnly, { line: true }, false, false],
    ['always show a detail under the title', detail, { race: false }, true, false],
  ])('%s', (_caseName, column, choice, isShown, canBeChosen) => {
    expect([isColumnShown(column, choice), isChoosable(column)]).toEqual([isShown, canBeChosen])
  })
})

describe('toggleColumnChoice and parseColumnChoices', () => {
  it.each([
    ['hides a shown column', town, {}, { town: false }],
    ['shows it again, as declared', town, { town: false, zipCode: true }, { zipCode: true }],
    ['shows a column that is hidden by default', zipCode, {}, { zipCode: true }],
  ])('toggleColumnChoice %s', (_caseName, column, choice, newChoice) => {
    expect(toggleColumnChoice(choice, column)).toEqual(newChoice)
  })

  it.each([
    ['nothing', null, {}],
    ['no JSON', 'town', {}],
    ['another kind of value', '12', {}],
    ['a choice, without invalid entries', '{"Patients":{"town":false,"type":"no"}}', { Patients: { town: false } }],
  ])('parseColumnChoices reads %s', (_caseName, stored, choices) => {
    expect(parseColumnChoices(stored)).toEqual(choices)
  })
})
