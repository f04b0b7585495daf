import { describe, expect, it } from '@jest/globals'
import type { Patient } from '../../../contracts/patients/patient.ts'
import { readLineValues } from './importedValues.ts'
import { importFieldLabel } from './importFields.ts'
import type { ImportField } from './importFields.ts'
import { emptyPatientInput } from './patientValues.ts'
import { planImport } from './planImport.ts'
import { recogniseColumns } from './recogniseColumns.ts'

const moment = { today: '2026-11-22', timeZone: 'Europe/Paris' }

/** Reads one cell of a person's line. Returns its value and its omitted values. */
function readCellOf(field: Exclude<ImportField, 'fullName'>, cell: string) {
  const { values, leftOut, reasons } = readLineValues(['Roy', cell], ['lastname', field], {
    ...moment,
    omitsWrongCells: true,
  })
  expect(reasons).toEqual([])
  return { value: values[field], leftOut: leftOut.map((leftOutCell) => leftOutCell.cell) }
}

describe('a cell whose meaning is certain', () => {
  it.each<[Exclude<ImportField, 'fullName'>, string, string]>([
    ['phoneNumber', '06 12 34 56 78 (maman)', '06 12 34 56 78'],
    ['phoneNumber', 'Tel: 06.12.34.56.78', '06 12 34 56 78'],
    ['phoneNumber', 'Tél. portable : 06 12 34 56 78', '06 12 34 56 78'],
    ['phoneNumber', '06 12 34 56 78, appeler après 18h', '06 12 34 56 78'],
    ['phoneNumber', '="0612345678"', '06 12 34 56 78'],
    ['phoneNumber', "'0612345678", '06 12 34 56 78'],
    ['phoneNumber', '33612345678', '06 12 34 56 78'],
    ['phoneNumber', '612345678.0', '06 12 34 56 78'],
    ['phoneNumber', '262692123456', '06 92 12 34 56'],
    ['zipCode', 'F-75011', '75011'],
    ['zipCode', '="01000"', '01000'],
    ['zipCode', '75011 Paris', '75011'],
    ['zipCode', "'01000", '01000'],
    ['email', 'Julie <julie@exemple.fr>', 'julie@exemple.fr'],
    ['email', 'mailto:julie@exemple.fr', 'julie@exemple.fr'],
    ['email', 'julie@exemple.fr,', 'julie@exemple.fr'],
    ['nbHoursToDo', '10:30', '10.5'],
    ['nbHoursToDo', '10h30', '10.5'],
    ['nbHoursToDo', '10 h 20', '10.33'],
    ['nbHoursToDo', '25:30:00', '25.5'],
    ['birthdate', '1985-03-11T23:00:00.000Z', '1985-03-12'],
    ['birthdate', '1985-03-12T00:00:00+01:00', '1985-03-12'],
    ['birthdate', '1985-07-11T22:00:00Z', '1985-07-12'],
  ])('in the column %s with %j is read as %j', (field, cell, value) => {
    expect(readCellOf(field, cell)).toEqual({ value, leftOut: [] })
  })

  it.each<[ImportField, string]>(
    (['phoneNumber', 'email', 'zipCode', 'city', 'birthdate', 'nbHoursToDo', 'companyName'] as const).flatMap((field) =>
      ['N/A', '-', 'néant', '?'].map((cell) => [field, cell] as const),
    ),
  )('in the column %s with %j has no value', (field, cell) => {
    expect(readLineValues(['Roy', cell], ['lastname', field], moment)).toEqual({
      values: { lastname: 'Roy', type: 'INDIVIDUAL' },
      leftOut: [],
      reasons: [],
    })
  })

  it('with a surname that is also a placeholder for no value is read as the surname', () => {
    expect(readLineValues(['Sans', 'Null'], ['lastname', 'firstname'], moment).values).toMatchObject({
      lastname: 'Sans',
      firstname: 'Null',
    })
  })

  it.each([
    ['06 12 34 56 78 / 04 78 00 00 00', '04 78 00 00 00'],
    ['maman 06 12 34 56 78 papa 06 98 76 54 32', '06 98 76 54 32'],
    ['06 12 34 56 78 ::: 04 78 00 00 00', '04 78 00 00 00'],
    ['06 12 34 56 78 04 78 00 00 00', '04 78 00 00 00'],
  ])('with %j is read as two phone numbers', (cell, secondPhoneNumber) => {
    expect(readLineValues(['Roy', cell], ['lastname', 'phoneNumber'], moment)).toMatchObject({
      values: { phoneNumber: '06 12 34 56 78', secondPhoneNumber },
      leftOut: [],
      reasons: [],
    })
  })

  it('with a note of several lines is read with its line breaks', () => {
    expect(readCellOf('practiceNote', ' Le matin \r\n  après  10 h ').value).toBe('Le matin\naprès 10 h')
  })

  it.each([
    ['legalManagerPhone', '06 12 34 56 78 / 04 78 00 00 00', '06 12 34 56 78', '04 78 00 00 00'],
    ['streetName', '4 rue des Lilas ::: 1 rue du Parc', '4 rue des Lilas', '1 rue du Parc'],
    ['email', 'a@exemple.fr; b@exemple.fr', 'a@exemple.fr', 'b@exemple.fr'],
  ] as const)(
    'in the column %s with two values, %j, is read as the first, and the other is reported as left out',
    (field, cell, value, other) => {
      expect(readCellOf(field, cell)).toEqual({ value, leftOut: [other] })
    },
  )

  it.each([
    ['siren', '73282932000074', { siren: '732829320', siret: '73282932000074' }],
    ['siren', 'SIREN : 732 829 320', { siren: '732829320' }],
    ['siren', '732829320.0', { siren: '732829320' }],
    ['siren', 'FR44732829320', { siren: '732829320' }],
    ['siret', '732 829 320', { siren: '732829320' }],
    ['siret', '73282932000074', { siren: '732829320', siret: '73282932000074' }],
  ] as const)('in the column %s with %j is read as the numbers of a firm: %j', (field, cell, numbers) => {
    const { siren, siret } = readLineValues(['Les Tilleuls', cell], ['companyName', field], moment).values
    expect({ siren, siret }).toEqual({ siret: undefined, ...numbers })
  })

  it.each([
    ['siren', '57208001', { siren: '057208001' }],
    ['siret', '5720800100016', { siren: '057208001', siret: '05720800100016' }],
    ['siren', '5720800100016', { siren: '057208001', siret: '05720800100016' }],
    ['siren', '57208002', { siren: '57208002' }],
  ] as const)('in the column %s with %j gets a leading zero if that makes it valid: %j', (field, cell, numbers) => {
    const { siren, siret } = readLineValues(['Les Tilleuls', cell], ['companyName', field], moment).values
    expect({ siren, siret }).toEqual({ siret: undefined, ...numbers })
  })
})

const anna: Patient = {
  ...emptyPatientInput,
  id: 'anna',
  version: '1',
  archivedAt: null,
  phoneNumber: '+33611111111',
  individual: { firstname: 'Anna', lastname: 'Roy', birthdate: null, nbHoursToDo: 0, firm: null },
}

/** Plans one line. Returns its verdict, with the omitted cells or the reasons for the refusal. */
function planLineOf(
  fields: readonly ImportField[],
  cells: readonly string[],
  { omitsWrongCells = true, patients = [] as Patient[] } = {},
) {
  const rows = [
    ['Nom', 'Prénom', ...fields.map(importFieldLabel)],
    ['Roy', 'Anna', ...cells],
  ]
  const plan = { rows, ...recogniseColumns(rows, moment.today), ...moment, patients, omitsWrongCells }
  const [line] = [...planImport({ ...plan, newId: () => 'new', schemaProblems: () => [] })].flatMap(
    (step) => step ?? [],
  )
  return line
}

describe('a line with a wrong cell', () => {
  const invalidPhone = "Le numéro de téléphone n'est pas valable, par exemple 06 12 34 56 78"

  it.each<[ImportField, string, string]>([
    ['birthdate', 'hier', 'ne peut être lu'],
    ['city', '=1+1', "une formule ne s'importe pas, seulement sa valeur"],
    ['phoneNumber', '12', invalidPhone],
    ['companyName', 'Inconnue', "« Inconnue » n'est pas parmi vos patients"],
  ])('is imported without the cell of %s %j, with the reason', (field, cell, reason) => {
    expect(planLineOf([field, 'streetName'], [cell, '1 rue du Parc'])).toMatchObject({
      verdict: 'new',
      reasons: [],
      leftOut: [{ label: importFieldLabel(field), cell, reason }],
      write: { input: { address: { streetName: '1 rue du Parc' } } },
    })
  })

  it.each<[ImportField, string]>([
    ['birthdate', 'hier'],
    ['phoneNumber', '12'],
    ['companyName', 'Inconnue'],
  ])('is refused as a whole by the member’s choice, for %s %j', (field, cell) => {
    expect(planLineOf([field], [cell], { omitsWrongCells: false })).toMatchObject({
      verdict: 'refused',
      leftOut: [],
      reasons: [expect.stringContaining(field === 'phoneNumber' ? invalidPhone : cell)],
    })
  })

  it('does not change the stored value of an existing patient', () => {
    expect(planLineOf(['phoneNumber'], ['12'], { patients: [anna] })).toMatchObject({
      verdict: 'same',
      leftOut: [{ label: 'Téléphone', cell: '12', reason: invalidPhone }],
    })
    expect(planLineOf(['phoneNumber', 'city'], ['12', 'Lyon'], { patients: [anna] })).toMatchObject({
      verdict: 'changed',
      changes: [{ label: 'Ville', from: '', to: 'Lyon' }],
      write: { input: { phoneNumber: '06 11 11 11 11' } },
    })
  })

  it('is refused if the cell identifies the patient', () => {
    const rows = [
      ['Nom', 'Prénom'],
      ['=1+1', 'Anna'],
    ]
    const plan = { rows, ...recogniseColumns(rows, moment.today), ...moment, patients: [], omitsWrongCells: true }
    const lines = [...planImport({ ...plan, newId: () => 'new', schemaProblems: () => [] })].flatMap(
      (line) => line ?? [],
    )
    expect(lines).toMatchObject([{ verdict: 'refused', leftOut: [] }])
  })

  it('is ignored if it only contains empty results of formulas', () => {
    const rows = [
      ['Nom', 'Prénom', 'Heures'],
      ['', '', '0'],
      ['', '', '#N/A'],
      ['Roy', 'Anna', '0'],
    ]
    const plan = { rows, ...recogniseColumns(rows, moment.today), ...moment, patients: [] }
    const lines = [...planImport({ ...plan, newId: () => 'new', schemaProblems: () => [] })].flatMap(
      (line) => line ?? [],
    )
    expect(lines.map(({ line }) => line)).toEqual([4])
  })
})
