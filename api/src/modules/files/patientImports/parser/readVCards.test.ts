import { describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { readLineValues } from 'shared/domain/patients/import/importedValues'
import { recogniseColumns } from 'shared/domain/patients/import/recogniseColumns'
import { readSpreadsheet } from './readSpreadsheet.ts'

const today = '2026-11-22'

/** Parses a file of contacts and maps its columns by their headers. */
function contactsOf(lines: readonly string[]) {
  const [sheet] = readSpreadsheet(Buffer.from(lines.join('\r\n')))
  const rows = sheet?.rows ?? []
  const { columns } = recogniseColumns(rows, today)
  return rows.slice(1).map((row) => readLineValues(row, columns, { today }).values)
}

const buildCard = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD']

describe('readSpreadsheet of a vCard file', () => {
  it('reads vCard 3.0: structured name and address, mobile phone, home address, folded lines', () => {
    expect(
      contactsOf(
        buildCard(
          'VERSION:3.0',
          'N:Moreau;Claire;;Mme;',
          'FN:Claire Moreau',
          'TEL;TYPE=WORK,VOICE:04 78 00 00 00',
          'item1.TEL;TYPE=CELL:+33 6 12 34 56 78',
          'TEL;TYPE=HOME,FAX:04 78 00 00 01',
          'EMAIL;TYPE=INTERNET:claire@exem',
          ' ple.fr',
          'ADR;TYPE=WORK:;;1 rue du Parc;Lyon;;69003;France',
          String.raw`ADR;TYPE=HOME:;;4\, rue des Lilas;Bourg;;01000;France`,
          'BDAY;VALUE=date:1985-03-11',
          String.raw`NOTE:Préfère le matin\nAppeler la veille`,
          'PHOTO;ENCODING=b:AAAA',
        ),
      ),
    ).toEqual([
      {
        type: 'INDIVIDUAL',
        lastname: 'Moreau',
        firstname: 'Claire',
        phoneNumber: '06 12 34 56 78',
        secondPhoneNumber: '04 78 00 00 00',
        practiceNote: 'Préfère le matin\nAppeler la veille',
        email: 'claire@exemple.fr',
        streetName: '4, rue des Lilas',
        city: 'Bourg',
        zipCode: '01000',
        country: 'FR',
        birthdate: '1985-03-11',
      },
    ])
  })

  it('reads vCard 4.0 and 2.1, a firm, and several cards', () => {
    expect(
      contactsOf([
        ...buildCard(
          'VERSION:4.0',
          'N:Petit;Hugo;Marie;;',
          'TEL;VALUE=uri;TYPE="cell,voice":tel:+33612345678',
          'BDAY:1985',
        ),
        ...buildCard('VERSION:2.1', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Lef=C3=A8vre;Zo=', '=C3=A9;;;'),
        ...buildCard('VERSION:3.0', 'N:;;;;', 'FN:Les Tilleuls', 'ORG:Les Tilleuls;Accueil'),
      ]),
    ).toEqual([
      {
        type: 'INDIVIDUAL',
        lastname: 'Petit',
        firstname: 'Hugo Marie',
        phoneNumber: '06 12 34 56 78',
        birthdate: '1985',
      },
      { type: 'INDIVIDUAL', lastname: 'Lefèvre', firstname: 'Zoé' },
      { type: 'FIRM', companyName: 'Les Tilleuls' },
    ])
  })

  it.each([
    [
      'too many contacts',
      Array.from({ length: importLimits.lines + 1 }, () => buildCard('N:Roy;Anna')).flat(),
      errorCode.importTooLong,
    ],
    [
      'a text that is too long',
      buildCard('N:Roy;Anna', `NOTE:${'a'.repeat(importLimits.cellLength + 1)}`),
      errorCode.importCellTooLong,
    ],
    [
      'too many lines',
      buildCard(...Array.from({ length: 10 * (importLimits.lines + 1) }, () => 'X:1')),
      errorCode.importTooLong,
    ],
  ])('refuses %s', (_caseName, lines, code) => {
    expect(() => readSpreadsheet(Buffer.from(lines.join('\n')))).toThrow(code)
  })
})
