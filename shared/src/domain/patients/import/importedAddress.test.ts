import { describe, expect, it } from '@jest/globals'
import { readLineValues } from './importedValues.ts'
import type { ImportField } from './importFields.ts'
import { toPatientInput } from './patientValues.ts'

const columns: ImportField[] = ['lastname', 'firstname', 'streetName', 'zipCode', 'city', 'country']
const readAddress = (street: string, zipCode: string, city: string, country = '') => {
  const { values, reasons } = readLineValues(['Roy', 'Anna', street, zipCode, city, country], columns, {
    today: '2026-11-22',
  })
  const { address } = toPatientInput(values, null)
  return reasons.length > 0 ? reasons : [address.streetName, address.zipCode, address.city, address.country]
}

describe('the address of an imported line', () => {
  it.each<[string, string[], (string | undefined)[]]>([
    ['1000 in Belgium, by its column', ['', '1000', 'Bruxelles', 'Belgique'], ['', '1000', 'Bruxelles', 'BE']],
    ['1000 in an unknown town, by its column', ['', '1000', 'Neder', 'BE'], ['', '1000', 'Neder', 'BE']],
    ['1000 in Bruxelles without a column', ['', '1000', 'Bruxelles'], ['', '1000', 'Bruxelles', 'BE']],
    ['1000 Bruxelles in one cell', ['', '1000 Bruxelles', ''], ['', '1000', 'Bruxelles', 'BE']],
    ['1201 in Genève', ['', '1201', 'GENEVE'], ['', '1201', 'GENEVE', 'CH']],
    ['1000 of Bourg-en-Bresse', ['', '1000', 'Bourg-en-Bresse'], ['', '01000', 'Bourg-en-Bresse', undefined]],
    ['1000.0 of a spreadsheet', ['', '1000.0', 'Bourg', 'France'], ['', '01000', 'Bourg', 'FR']],
    ['B-1000', ['', 'B-1000', 'Neder'], ['', '1000', 'Neder', 'BE']],
    ['CH 1201', ['', 'CH 1201', 'Carouge'], ['', '1201', 'Carouge', 'CH']],
    ['F-75011', ['', 'F-75011', 'Paris'], ['', '75011', 'Paris', 'FR']],
    ['a town with its country', ['', '1000', 'Bruxelles, Belgique'], ['', '1000', 'Bruxelles', 'BE']],
    ['a town with its country in brackets', ['', '08001', 'Barcelone (Espagne)'], ['', '08001', 'Barcelone', 'ES']],
    [
      'a street with its country',
      ['Rue Haute 5 - Belgique', '4000', 'Herstal'],
      ['Rue Haute 5', '4000', 'Herstal', 'BE'],
    ],
    [
      'a street named after a country',
      ['12 rue de Belgique', '69003', 'Lyon'],
      ['12 rue de Belgique', '69003', 'Lyon', undefined],
    ],
    ['a town with France', ['', '69003', 'Lyon, France'], ['', '69003', 'Lyon, France', undefined]],
    ['a code of New Caledonia', ['', '98800', 'Nouméa', 'France'], ['', '98800', 'Nouméa', 'NC']],
    ['a British code', ['', 'SW1A 1AA', 'Londres', 'Royaume-Uni'], ['', 'SW1A 1AA', 'Londres', 'GB']],
    ['an unknown country', ['', '1000', 'Herstal', 'Atlantide'], ['Pays : « Atlantide » ne peut être lu']],
  ])('is read: %s', (_caseName, [street = '', zipCode = '', city = '', country], expected) => {
    expect(readAddress(street, zipCode, city, country)).toEqual(expected)
  })
})
