import { describe, expect, it } from '@jest/globals'
import { findColumnSets } from './columnSets.ts'
import { columnsByPreference } from './headerNames.ts'
import { readLineValues } from './importedValues.ts'
import { recogniseColumns } from './recogniseColumns.ts'

const today = '2026-11-22'

/** Reads the line of a file with these headers: its values without the name, and the cells that are left out. */
function readLine(header: string, line: string) {
  const rows = [header.split(';'), line.split(';')]
  const { headers, columns } = recogniseColumns(rows, today)
  const options = {
    today,
    preferredColumns: columnsByPreference(headers, columns),
    columnSetsByKind: findColumnSets(headers, columns),
  }
  const { values, leftOut, reasons } = readLineValues(rows[1] ?? [], columns, options)
  const { lastname: _lastname, firstname: _firstname, type: _type, ...others } = values
  return { values: others, leftOut: leftOut.map(({ cell, reason }) => `${cell}: ${reason}`), reasons }
}

const google =
  'First Name;Last Name;Birthday;Notes;E-mail 1 - Label;E-mail 1 - Value;Phone 1 - Label;Phone 1 - Value;Phone 2 - Label;Phone 2 - Value;Address 1 - Label;Address 1 - Street;Address 1 - City;Address 1 - Postal Code;Address 1 - Country;Address 2 - Label;Address 2 - Street;Address 2 - City;Address 2 - Postal Code;Address 2 - Country'

describe('a contact of Google', () => {
  it('is read with two phone numbers, birthday, note and home address; the other values are left out', () => {
    expect(
      readLine(
        google,
        'Claire;Moreau;1985-03-11;Préfère le matin;* ;c@exemple.fr;Mobile;0612345678 ::: 0478000000;Work;0478000001;Work;1 rue du Parc;Lyon;69003;FR;* Home;4 rue des Lilas;Bruxelles;1000;BE',
      ),
    ).toEqual({
      values: {
        birthdate: '1985-03-11',
        practiceNote: 'Préfère le matin',
        email: 'c@exemple.fr',
        phoneNumber: '06 12 34 56 78',
        secondPhoneNumber: '04 78 00 00 01',
        streetName: '4 rue des Lilas',
        city: 'Bruxelles',
        zipCode: '1000',
        country: 'BE',
      },
      leftOut: [
        '1 rue du Parc: une autre adresse est importée',
        'Lyon: une autre adresse est importée',
        '69003: une autre adresse est importée',
        'FR: une autre adresse est importée',
        '04 78 00 00 00: deux numéros au plus sont importés',
      ],
      reasons: [],
    })
  })

  it('is read with the first address if its cells list several addresses', () => {
    expect(
      readLine(google, 'Claire;Moreau;;;;;;;;;Home;4 rue des Lilas ::: 1 rue du Parc;Bourg ::: Lyon;01000 ::: 69003'),
    ).toEqual({
      values: { streetName: '4 rue des Lilas', city: 'Bourg', zipCode: '01000' },
      leftOut: ['Lyon', '69003', '1 rue du Parc'].map(
        (cell) => `${cell}: la première valeur de la cellule est importée`,
      ),
      reasons: [],
    })
  })

  it('is read with the address of the office if it has no other', () => {
    expect(readLine(google, 'Claire;Moreau;;;;;;;;;Work;1 rue du Parc;Lyon;69003').values).toEqual({
      streetName: '1 rue du Parc',
      city: 'Lyon',
      zipCode: '69003',
    })
  })
})

describe('the phone numbers of a line', () => {
  const header = 'Nom;Prénom;Tél. fixe;Mobile;Téléphone 2'
  it.each([
    ['the mobile and the landline', '0478000000;0612345678;', '06 12 34 56 78', '04 78 00 00 00', []],
    ['the landline alone', '0478000000;;', undefined, '04 78 00 00 00', []],
    ['two landlines', '0478000000;;0498765432', '04 98 76 54 32', '04 78 00 00 00', []],
    ['the same number once', '0612345678;06 12 34 56 78;', '06 12 34 56 78', undefined, []],
    ['two of three', '0478000000;0612345678;0498765432', '06 12 34 56 78', '04 98 76 54 32', ['04 78 00 00 00']],
  ])('are %s', (_caseName, cells, phoneNumber, secondPhoneNumber, others) => {
    const { values, leftOut } = readLine(header, `Moreau;Claire;${cells}`)
    expect(values).toEqual({ ...(phoneNumber && { phoneNumber }), ...(secondPhoneNumber && { secondPhoneNumber }) })
    expect(leftOut).toEqual(others.map((phone) => `${phone}: deux numéros au plus sont importés`))
  })
})

describe('the guardian of a line', () => {
  const header = 'Nom;Prénom;Père;Tél. père;Mère;Tél. mère'
  it.each([
    [
      'the mother before the father, with her own number',
      'Roy Luc;0611111111;Petit Anne;0622222222',
      { legalManagerLastname: 'Petit Anne', legalManagerPhone: '06 22 22 22 22', legalManagerLink: 'Mère' },
      2,
    ],
    [
      'the father if no mother is named',
      'Roy Luc;0611111111;;',
      { legalManagerLastname: 'Roy Luc', legalManagerPhone: '06 11 11 11 11', legalManagerLink: 'Père' },
      0,
    ],
    ['missing without a name or a number', ';;;', {}, 0],
  ])('is %s', (_caseName, cells, values, leftOutCount) => {
    const line = readLine(header, `Moreau;Claire;${cells}`)
    expect(line.values).toEqual(values)
    expect(line.leftOut).toHaveLength(leftOutCount)
  })
})
