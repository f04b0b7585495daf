import { describe, expect, it } from '@jest/globals'
import { forEachText, individualText, individualTextNames } from '../../../contracts/patients/individualTexts.ts'
import type { TextKind } from '../../../contracts/patients/individualTexts.ts'
import { plainText } from '../../plainText.ts'
import { patientProblems } from '../patient.ts'
import { fieldOfHeader } from './headerNames.ts'
import { importedValues } from './importedValues.ts'
import { importFieldDefinitions, importFieldLabel, importFields } from './importFields.ts'
import { importTemplate } from './importTemplate.ts'
import { inputOfValues, newPatientInput } from './patientValues.ts'

const today = '2026-11-22'

describe("a column's name", () => {
  const names = importFields.flatMap((field) => {
    const { label, headers = [] } = importFieldDefinitions[field]
    return [label, ...headers].map((name) => [name, field] as const)
  })

  it.each(names)('%j is that of %s', (name, field) => {
    expect(fieldOfHeader(name)).toBe(field)
  })

  it('belongs to a single field', () => {
    const written = names.map(([name]) => plainText(name))
    expect(written.filter((name, index) => written.indexOf(name) !== index)).toEqual([])
  })
})

describe('an example of the template file', () => {
  const [, ...lines] = importTemplate()
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
  const columns = importFields.filter((field) => field !== 'fullName')

  it.each(lines)('can be imported', (...cells) => {
    const { values, reasons } = importedValues(cells, columns, { today })
    expect(reasons).toEqual([])
    expect(patientProblems(inputOfValues(values, null), today)).toEqual([])
  })
})

const samples: Record<TextKind, { valid: string; refused?: string }> = {
  name: { valid: 'Anne Durand', refused: '<b>' },
  text: { valid: 'Mère' },
  phone: { valid: '06 98 76 54 32', refused: '12' },
  email: { valid: 'anne@exemple.fr', refused: 'anne' },
}

describe('a text about a person', () => {
  const texts = individualTextNames.map((name) => [importFieldLabel(name), name] as const)

  it.each(texts)('is imported from its column: %s', (_label, name) => {
    const { valid } = samples[individualText(name).kind]
    const { values, reasons } = importedValues(['Roy', 'Anna', valid], ['lastname', 'firstname', name], { today })
    expect(reasons).toEqual([])
    expect(inputOfValues(values, null).individual).toMatchObject({ ...forEachText(() => ''), [name]: valid })
  })

  it.each(texts)('is checked by the rule of its kind: %s', (_label, name) => {
    const { kind, label, labelInProblems = label } = individualText(name)
    const problemsOf = (text: string) =>
      patientProblems(
        {
          ...newPatientInput,
          individual: { firstname: 'Anna', lastname: 'Roy', birthdate: null, nbHoursToDo: 0, [name]: text },
        },
        today,
      ).map(({ field, label: shown }) => [field, shown])
    const { valid, refused } = samples[kind]
    expect(problemsOf(valid)).toEqual([])
    expect(refused === undefined ? [] : problemsOf(refused)).toEqual(
      refused === undefined ? [] : [[`individual.${name}`, labelInProblems]],
    )
  })
})
