import { describe, expect, it } from '@jest/globals'
import { fieldOfHeader } from './headerNames.ts'
import { readLineValues } from './importedValues.ts'
import { parseDayCell, parseNumberCell, parsePhoneCell, parseZipCodeCell, trimCell } from './importedCell.ts'
import { importFieldLabel, importFields } from './importFields.ts'
import { importTemplate } from './importTemplate.ts'
import { recogniseColumns } from './recogniseColumns.ts'
import { splitName } from './splitName.ts'

const today = '2026-11-22'

describe('splitName, for a full name in one cell', () => {
  it.each([
    ['DUPONT Jean', 'DUPONT', 'Jean'],
    ['Jean DUPONT', 'DUPONT', 'Jean'],
    ['DUPONT Jean-Pierre Marie', 'DUPONT', 'Jean-Pierre Marie'],
    ['DE LA TOUR Anne', 'DE LA TOUR', 'Anne'],
    ['Anne de LA TOUR', 'de LA TOUR', 'Anne'],
    ['Dupont, Jean', 'Dupont', 'Jean'],
    ['Dupont Jean', 'Dupont', 'Jean'],
    ['Van der Berg Eva', 'Van der Berg', 'Eva'],
    ['DUPONT JEAN', 'DUPONT', 'JEAN'],
    ['Mme MARTIN Léa', 'MARTIN', 'Léa'],
    ["  L'HÉRITIER   Zoé ", "L'HÉRITIER", 'Zoé'],
    ['Dr. Henri de TOULOUSE-LAUTREC', 'de TOULOUSE-LAUTREC', 'Henri'],
    ['Mc DONALD Ross', 'Mc DONALD', 'Ross'],
    ['Ross McDONALD', 'McDONALD', 'Ross'],
    ["Sinéad O'BRIEN", "O'BRIEN", 'Sinéad'],
    ['VAN DER BERG Anna', 'VAN DER BERG', 'Anna'],
    ['Nguyễn Thị Hồng', 'Nguyễn', 'Thị Hồng'],
    ['NGUYỄN Thị Hồng', 'NGUYỄN', 'Thị Hồng'],
    ["D'ORNANO Philippe", "D'ORNANO", 'Philippe'],
    [String.raw`D\'ORNANO Philippe`, "D'ORNANO", 'Philippe'],
    ['Philippe d’ORNANO', 'd’ORNANO', 'Philippe'],
    ['DUPONT MARTIN Jean', 'DUPONT MARTIN', 'Jean'],
    ['SOUZA E SILVA Maria', 'SOUZA E SILVA', 'Maria'],
    ['DUPONT J.', 'DUPONT', 'J.'],
    ['Ben MARTIN', 'MARTIN', 'Ben'],
    ['Yasmine BEN SALAH', 'BEN SALAH', 'Yasmine'],
    ['M. et Mme DURAND Paul', 'DURAND', 'Paul'],
    ['Pr Claire NOIR', 'NOIR', 'Claire'],
    ['Monsieur le Docteur Hugo PETIT', 'PETIT', 'Hugo'],
    ['Petit, Mme Claire', 'Petit', 'Claire'],
    ['Merlin Nœud', 'Merlin', 'Nœud'],
    ['Dupont', 'Dupont', ''],
    ['', '', ''],
  ])('splits %j into the last name %j and the first name %j', (cell, lastname, firstname) => {
    expect(splitName(cell)).toEqual({ lastname, firstname })
  })

  it.each([
    ['Jean Dupont', 'Dupont', 'Jean'],
    ['Anne de la Tour', 'de la Tour', 'Anne'],
    ['Jean DUPONT', 'DUPONT', 'Jean'],
  ])(
    'splits %j, with the first name first, into the last name %j and the first name %j',
    (cell, lastname, firstname) => {
      expect(splitName(cell, true)).toEqual({ lastname, firstname })
    },
  )
})

describe('readLineValues, for a line with a full name in one cell', () => {
  const columns = ['fullName', 'type', 'siren', 'birthdate'] as const

  it.each([
    ['MAS Pierre', 'MAS', 'Pierre'],
    ['Anne MAS', 'MAS', 'Anne'],
    ['FOYER Marie', 'FOYER', 'Marie'],
    ['FAM Linh', 'FAM', 'Linh'],
    ['Mas Jean-Pierre', 'Mas', 'Jean-Pierre'],
    ['Jean Pierre MAS', 'MAS', 'Jean Pierre'],
    ["L'HÔPITAL Marie", "L'HÔPITAL", 'Marie'],
    ['Mme FOYER Anne Marie', 'FOYER', 'Anne Marie'],
    ['Centre, Anne Marie', 'Centre', 'Anne Marie'],
    ['COLLEGE', 'COLLEGE', ''],
  ])('recognises %j as a person', (cell, lastname, firstname) => {
    expect(readLineValues([cell], columns, { today }).values).toEqual({ type: 'INDIVIDUAL', lastname, firstname })
  })

  it.each([
    'EHPAD du Parc',
    'Dupont SARL',
    'MAS Les Tilleuls',
    'Foyer de vie du Parc',
    'Centre équestre',
    'Le Foyer du Parc',
    'Collège Jean Moulin',
    'Résidence 3',
  ])('recognises %j as a firm', (cell) => {
    expect(readLineValues([cell], columns, { today }).values).toEqual({ type: 'FIRM', companyName: cell })
  })

  it.each([
    ['a SIREN', ['Foyer Bellevue', '', '732829320', ''], 'FIRM'],
    ['the type of a firm', ['Foyer Bellevue', 'Établissement', '', ''], 'FIRM'],
    ['the type of a person', ['Foyer de vie', 'Particulier', '', ''], 'INDIVIDUAL'],
    ['a date of birth', ['MAS Anne Marie', '', '', '12/03/1985'], 'INDIVIDUAL'],
  ])('recognises the type of patient by %s', (_caseName, cells, type) => {
    expect(readLineValues(cells, columns, { today }).values).toMatchObject({ type })
  })

  it('does not split the name of a firm', () => {
    expect(readLineValues(['Les Amis LEROY', 'Association'], columns, { today }).values).toMatchObject({
      companyName: 'Les Amis LEROY',
    })
  })

  it.each([
    ['two columns', ['Roy', 'Anna', '', 'Les Tilleuls', ''], { contactLastname: 'Roy', contactFirstname: 'Anna' }],
    ['one column', ['', '', 'Anna ROY', 'Les Tilleuls', ''], { contactLastname: 'ROY', contactFirstname: 'Anna' }],
    ['the last name only', ['Roy', '', '', 'Les Tilleuls', ''], { contactLastname: 'Roy' }],
    [
      'the column of contacts, in preference to the column of last names',
      ['Roy', 'Anna', '', 'Les Tilleuls', 'Petit'],
      { contactLastname: 'Petit' },
    ],
    ["no column, if the last name repeats the firm's name", ['LES TILLEULS', '', '', 'Les Tilleuls', ''], {}],
    ['no column, if all are empty', ['', '', '', 'Les Tilleuls', ''], {}],
  ])('reads the contact of a firm from %s', (_caseName, cells, contact) => {
    const mapping = ['lastname', 'firstname', 'fullName', 'companyName', 'contactLastname', 'siren'] as const
    expect(readLineValues([...cells, '732829320'], mapping, { today }).values).toEqual({
      ...contact,
      companyName: 'Les Tilleuls',
      siren: '732829320',
      type: 'FIRM',
    })
  })

  it('recognises a surname without a first name as a person', () => {
    expect(readLineValues(['Foyer', ''], ['lastname', 'firstname'], { today }).values.type).toBe('INDIVIDUAL')
    expect(readLineValues(['Foyer de vie', ''], ['lastname', 'firstname'], { today }).values.type).toBe('FIRM')
  })

  it('reports a name with several lines', () => {
    expect(readLineValues(['Dupont Jean\nMartin;Léo'], columns, { today }).reasons).toEqual([
      'Nom et prénom (une seule colonne) : plusieurs lignes dans une cellule. Un guillemet est peut-être en trop',
    ])
    expect(readLineValues(['Dupont Jean\n'], columns, { today }).reasons).toEqual([])
  })
})

describe('parseDayCell', () => {
  it.each([
    ['12/03/1985', '1985-03-12'],
    ['12-3-85', '1985-03-12'],
    ['1.2.26', '2026-02-01'],
    ['1.2.27', '1927-02-01'],
    ['12/03/1985 00:00:00', '1985-03-12'],
    ['1985-03-12', '1985-03-12'],
    ['1985-03-12T00:00:00Z', '1985-03-12'],
    ['12 mars 1985', '1985-03-12'],
    ['1er août 2015', '2015-08-01'],
    ['3 févr. 2015', '2015-02-03'],
    ['31118', '1985-03-12'],
    ['31118,5', '1985-03-12'],
    ['3654', '1910-01-01'],
  ])('parses %j as %s', (cell, day) => {
    expect(parseDayCell(cell, today)).toBe(day)
  })

  it.each(['31/02/1985', '13/13/1985', 'hier', '1985', '2015', '3653', '12/03', '0', '99999999', '12/03/1785'])(
    'returns undefined for %j, which is not a date since 1900',
    (cell) => {
      expect(parseDayCell(cell, today)).toBeUndefined()
    },
  )

  it.each([
    ['1985', '1985'],
    ['1900', '1900'],
    ['2026', '2026'],
    ['né en 1985', '1985'],
    ['Née en 1985', '1985'],
    ['00/00/1985', '1985'],
    ['??/??/1985', '1985'],
    ['1985-00-00', '1985'],
    ['1985.0', '1985'],
  ])('reads %j as the year %s, without day and month', (cell, year) => {
    expect(readLineValues(['Roy', cell], ['lastname', 'birthdate'], { today })).toMatchObject({
      values: { birthdate: year },
      reasons: [],
    })
  })

  it.each(['1899', '2027', '85', '3/1985', 'vers 1985'])(
    'refuses %j, which is neither a date nor a valid year of birth',
    (cell) => {
      expect(readLineValues(['Roy', cell], ['lastname', 'birthdate'], { today }).reasons).toEqual([
        `Date de naissance : « ${cell} » ne peut être lu`,
      ])
    },
  )
})

describe('a cell of an imported file', () => {
  it.each([
    ['1000', '01000'],
    ['1000.0', '01000'],
    ['01 000', '01000'],
    ['75011', '75011'],
    ['2A004', '2A004'],
  ])('with the postal code %j is read as %s', (cell, code) => expect(parseZipCodeCell(cell)).toBe(code))

  it.each([
    ['612345678', '0612345678'],
    ['6 12 34 56 78', '0612345678'],
    ['06 12 34 56 78 / 04 78 00 00 00', '06 12 34 56 78'],
    ['0612345678 ou 0478000000', '0612345678'],
    ['06/12/34/56/78', '06/12/34/56/78'],
    ['+33 (0)6 12 34 56 78', '+33 (0)6 12 34 56 78'],
  ])('with the phone number %j is read as %s', (cell, phone) => expect(parsePhoneCell(cell)).toBe(phone))

  it.each([
    ['10', '10'],
    ['1 234,5', '1234.5'],
    ['10 h', '10'],
    ['dix', undefined],
  ])('with the number %j is read as %s', (cell, number) => expect(parseNumberCell(cell)).toBe(number))

  it('is trimmed of spaces and of the apostrophe that a spreadsheet adds', () => {
    expect(trimCell(" \u00a0'+41 79\t12\u202f")).toBe('+41 79 12')
    expect(trimCell("l'Hay")).toBe("l'Hay")
  })
})

describe('fieldOfHeader and recogniseColumns', () => {
  it.each([
    ['NOM', 'lastname'],
    ['É-mail *', 'email'],
    ['Tél. portable', 'phoneNumber'],
    ['N° de téléphone', 'phoneNumber'],
    ['C.P.', 'zipCode'],
    ['Né(e) le', 'birthdate'],
    ['Nom Prénom', 'fullName'],
    ['Raison sociale', 'companyName'],
    ['Remarques', 'practiceNote'],
  ])('map the header %j to the field %s', (header, field) => expect(fieldOfHeader(header)).toBe(field))

  it('find every field by its label', () => {
    expect(importFields.map((field) => fieldOfHeader(importFieldLabel(field)))).toEqual(importFields)
  })

  it('skip a title, and find columns without a header by their content', () => {
    const rows = [
      ['Patients 2026'],
      [],
      ['Nom', '', 'Divers'],
      ['Roy', 'roy@exemple.fr', '732829320'],
      ['Roy', 'a@exemple.fr', ''],
    ]
    expect(recogniseColumns(rows, today)).toEqual({
      headerRow: 2,
      headers: ['Nom', '', 'Divers'],
      columns: ['lastname', 'email', null],
    })
  })

  it.each([
    ['Né(e) le', '12/03/1985', 'birthdate'],
    ['', '12/03/1985', 'birthdate'],
    ['Dernière séance', '12/03/2026', null],
    ['', '69003', 'zipCode'],
    ['Numéro de dossier', '69003', null],
    ['Contact principal', '06 12 34 56 78', null],
    ['Divers', 'anna@exemple.fr', null],
    ['', '06 12 34 56 78', 'phoneNumber'],
    ['Ligne', '1042', null],
    ['Motif', 'Adresse mail', null],
  ])('map a column with the header %j and the cell %j to the field %s', (header, cell, field) => {
    expect(
      recogniseColumns(
        [
          ['Nom', header],
          ['Roy', cell],
        ],
        today,
      ).columns,
    ).toEqual(['lastname', field])
  })

  it('ignore unknown headers and the columns « Ligne » and « Motif » of a file of refused lines', () => {
    const rows = [
      ['Ligne', 'Motif', 'Bidule', 'Machin'],
      ['1042', 'Le nom est vide', 'ROY Anna', 'anna@exemple.fr'],
    ]
    expect(recogniseColumns(rows, today)).toMatchObject({ headerRow: 0, columns: [null, null, null, null] })
  })

  it('use the fields chosen for these headers in earlier imports, also null for ignored columns', () => {
    const fieldByHeader = new Map([
      ['divers', 'city' as const],
      ['nom', null],
    ])
    expect(
      recogniseColumns(
        [
          ['Nom', 'Divers'],
          ['Roy', 'Lyon'],
        ],
        today,
        fieldByHeader,
      ).columns,
    ).toEqual([null, 'city'])
  })
})

describe('importTemplate', () => {
  it('has only recognised columns', () => {
    const [header = ''] = importTemplate().slice(1).split('\r\n')
    expect(recogniseColumns([header.split(';')], today).columns).not.toContain(null)
  })
})
