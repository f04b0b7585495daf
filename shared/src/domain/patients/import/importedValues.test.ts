import { describe, expect, it } from '@jest/globals'
import { isFirmName } from './firmName.ts'
import { readLineValues } from './importedValues.ts'
import { importFields, type ImportField } from './importFields.ts'
import { importTemplate } from './importTemplate.ts'
import { hasTitle, splitName } from './splitName.ts'
import { isUndoable, undoableUntil } from './undoPeriod.ts'

const today = '2026-11-22'

function importLine(line: Partial<Record<ImportField, string>>) {
  const columns = importFields.filter((field) => field in line)
  return readLineValues(
    columns.map((field) => line[field] ?? ''),
    columns,
    { today },
  )
}

describe('readLineValues', () => {
  it('ignores a column without a field, and joins several lines of a text', () => {
    expect(readLineValues(['a\nb', 'Roy', '1 rue\nLyon'], [null, 'lastname', 'streetName'], { today })).toEqual({
      values: { type: 'INDIVIDUAL', lastname: 'Roy', streetName: '1 rue Lyon' },
      leftOut: [],
      reasons: [],
    })
  })

  it.each<[string, Partial<Record<ImportField, string>>, string]>([
    ['a firm by a company name', { companyName: 'Le Parc' }, 'FIRM'],
    ['a firm by a SIREN', { siren: '732829320' }, 'FIRM'],
    ['a person without a company name and a SIREN', { email: 'a@exemple.fr' }, 'INDIVIDUAL'],
    ['a person by a first name with a company name', { firstname: 'Anna', companyName: 'Le Parc' }, 'INDIVIDUAL'],
    ['a person by a last name with a company name', { lastname: 'Roy', companyName: 'Le Parc' }, 'INDIVIDUAL'],
  ])('recognises %s', (_caseName, line, type) => {
    expect(importLine(line).values).toMatchObject({ ...line, type })
  })

  it('reads the name of a firm from the columns of a person’s name', () => {
    expect(importLine({ lastname: 'Foyer de vie', firstname: '' }).values).toEqual({
      type: 'FIRM',
      companyName: 'Foyer de vie',
    })
    expect(importLine({ type: 'Association', lastname: 'Les', firstname: 'Amis' }).values).toEqual({
      type: 'FIRM',
      companyName: 'Les Amis',
    })
  })

  it('removes the titles from the names of persons, and keeps that of a firm', () => {
    expect(
      importLine({ lastname: 'Mme VAN DER BERG', firstname: 'Dr. Anna', legalManagerLastname: 'M. Petit' }).values,
    ).toEqual({ type: 'INDIVIDUAL', lastname: 'VAN DER BERG', firstname: 'Anna', legalManagerLastname: 'Petit' })
    expect(importLine({ companyName: 'Dr Vétérinaires', siren: '732829320' }).values).toMatchObject({
      companyName: 'Dr Vétérinaires',
    })
  })

  it.each(['=1+1', '@SOMME(A1)', '＝1', '＠A1'])('omits the formula %s and reports a reason', (cell) => {
    expect(importLine({ lastname: 'Roy', city: cell })).toEqual({
      values: { type: 'INDIVIDUAL', lastname: 'Roy' },
      leftOut: [],
      reasons: ["Ville : une formule ne s'importe pas, seulement sa valeur"],
    })
    expect(importLine({ fullName: cell })).toEqual({
      values: { type: 'INDIVIDUAL' },
      leftOut: [],
      reasons: ["Nom et prénom (une seule colonne) : une formule ne s'importe pas, seulement sa valeur"],
    })
  })

  it('quotes the first 40 characters of a cell that cannot be parsed', () => {
    expect(importLine({ lastname: 'Roy', birthdate: 'x'.repeat(41) }).reasons).toEqual([
      `Date de naissance : « ${'x'.repeat(40)} » ne peut être lu`,
    ])
  })
})

describe('isFirmName, hasTitle and splitName', () => {
  it.each([
    ['FOYER 3Lilas', true],
    ['FOYER Lilas3', true],
    ['MAS Zoe\u0301', false],
    [' MAS Pierre', false],
    ['MAS  Pierre', false],
    ['MAS', false],
  ])('isFirmName(%j) is %s', (name, expected) => {
    expect(isFirmName(name)).toBe(expected)
  })

  it.each([
    [' Mme Martin', true],
    ['Mmeh Martin', false],
  ])('hasTitle(%j) is %s', (name, expected) => {
    expect(hasTitle(name)).toBe(expected)
  })

  it.each([
    ['Jean M Dupont', 'Jean', 'M Dupont'],
    ['Dupont J.', 'Dupont', 'J.'],
    ['Dupont,Jean', 'Dupont', 'Jean'],
    ['Dupont , Jean', 'Dupont', 'Jean'],
  ])('splitName splits %j into the last name %j and the first name %j', (cell, lastname, firstname) => {
    expect(splitName(cell)).toEqual({ lastname, firstname })
  })

  it.each([
    ['Anne Marie de la Tour', 'de la Tour', 'Anne Marie'],
    ['El Mahdi Benali', 'Mahdi Benali', 'El'],
  ])(
    'splitName splits %j, with the first name first, into the last name %j and the first name %j',
    (cell, lastname, firstname) => {
      expect(splitName(cell, true)).toEqual({ lastname, firstname })
    },
  )
})

describe('importTemplate', () => {
  it('contains an example line for each type of patient', () => {
    const [header = [], ...lines] = importTemplate()
      .slice(1)
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(';'))
    const cellTexts = lines.map((cells) =>
      cells.flatMap((cell, index) => (cell === '' ? [] : [`${header[index]}: ${cell}`])),
    )
    expect(cellTexts).toEqual([
      [
        'Nom: Durand',
        'Prénom: Léa',
        'Type: Particulier',
        'E-mail: lea.durand@exemple.fr',
        'Téléphone: 06 12 34 56 78',
        'Téléphone 2: 04 74 00 00 00',
        'Rue: 4 rue des Lilas',
        'Code postal: 01000',
        'Ville: Bourg-en-Bresse',
        'Pays: France',
        'Date de naissance: 12/03/2015',
        "Nombre d'heures à effectuer: 10",
        'Nom du responsable légal: Durand',
        'Prénom du responsable légal: Anne',
        'Lien avec le patient: Mère',
        'Téléphone du responsable légal: 06 98 76 54 32',
        'Note du cabinet: Préfère le matin',
      ],
      [
        'Type: Entreprise',
        'Entreprise: Résidence des Tilleuls',
        'SIREN: 732829320',
        'SIRET: 73282932000074',
        'Numéro de TVA: FR44732829320',
        'Nom du contact: Petit',
        'Prénom du contact: Hugo',
        'E-mail: contact@tilleuls.exemple.fr',
        'Téléphone: 04 78 00 00 00',
        'Rue: 12 avenue du Parc',
        'Code postal: 69003',
        'Ville: Lyon',
        'Pays: France',
      ],
    ])
  })
})

describe('undoableUntil and isUndoable', () => {
  const finishedAt = new Date('2026-11-22T10:00:00Z')

  it.each([
    ['2026-11-23T09:59:59.999Z', true],
    ['2026-11-23T10:00:00Z', false],
  ])('allow undoing an import for 24 hours; at %s: %s', (now, expected) => {
    expect(undoableUntil(finishedAt).toISOString()).toBe('2026-11-23T10:00:00.000Z')
    expect(isUndoable(finishedAt, new Date(now))).toBe(expected)
  })
})
