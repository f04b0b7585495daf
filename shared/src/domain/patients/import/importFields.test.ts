import { describe, expect, it } from '@jest/globals'
import { buildTextRecord, individualText, individualTextNames } from '../../../contracts/patients/individualTexts.ts'
import type { TextKind } from '../../../contracts/patients/individualTexts.ts'
import { plainText } from '../../plainText.ts'
import { patientProblems } from '../patient.ts'
import { fieldOfHeader } from './headerNames.ts'
import { headersByField } from './importHeaders.ts'
import { readLineValues } from './importedValues.ts'
import { importFieldLabel, importFields } from './importFields.ts'
import { importTemplate } from './importTemplate.ts'
import { toPatientInput, emptyPatientInput } from './patientValues.ts'

const today = '2026-11-22'

describe('fieldOfHeader', () => {
  const headerNames = importFields.flatMap((field) => {
    return [importFieldLabel(field), ...headersByField[field]].map((name) => [name, field] as const)
  })

  it.each(headerNames)('recognises the header %j as the field %s', (name, field) => {
    expect(fieldOfHeader(name)).toBe(field)
  })

  it('has different headers for each field', () => {
    const plainHeaders = headerNames.map(([name]) => plainText(name))
    expect(plainHeaders.filter((name, index) => plainHeaders.indexOf(name) !== index)).toEqual([])
  })
})

describe('importTemplate', () => {
  const [, ...lines] = importTemplate()
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
  const columns = importFields.filter((field) => field !== 'fullName')

  it.each(lines)('contains an example line that is imported without problems', (...cells) => {
    const { values, reasons } = readLineValues(cells, columns, { today })
    expect(reasons).toEqual([])
    expect(patientProblems(toPatientInput(values, null), today)).toEqual([])
  })
})

const samplesByKind: Record<TextKind, { valid: string; invalid?: string }> = {
  name: { valid: 'Anne Durand', invalid: '<b>' },
  text: { valid: 'Mère' },
  phone: { valid: '06 98 76 54 32', invalid: '12' },
  email: { valid: 'anne@exemple.fr', invalid: 'anne' },
}

describe('a text field of a person', () => {
  const textFields = individualTextNames.map((name) => [importFieldLabel(name), name] as const)

  it.each(textFields)('is imported from its column: %s', (_label, name) => {
    const { valid } = samplesByKind[individualText(name).kind]
    const { values, reasons } = readLineValues(['Roy', 'Anna', valid], ['lastname', 'firstname', name], { today })
    expect(reasons).toEqual([])
    expect(toPatientInput(values, null).individual).toMatchObject({ ...buildTextRecord(() => ''), [name]: valid })
  })

  it.each(textFields)('is validated according to its kind: %s', (_label, name) => {
    const { kind, label, labelInProblems = label } = individualText(name)
    const problemsOf = (text: string) =>
      patientProblems(
        {
          ...emptyPatientInput,
          individual: { firstname: 'Anna', lastname: 'Roy', birthdate: null, nbHoursToDo: 0, [name]: text },
        },
        today,
      ).map(({ field, label: problemLabel }) => [field, problemLabel])
    const { valid, invalid } = samplesByKind[kind]
    expect(problemsOf(valid)).toEqual([])
    expect(invalid === undefined ? [] : problemsOf(invalid)).toEqual(
      invalid === undefined ? [] : [[`individual.${name}`, labelInProblems]],
    )
  })
})
