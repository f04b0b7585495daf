import { describe, expect, it } from '@jest/globals'
import { isFirmName } from './firmName.ts'
import { importedValues } from './importedValues.ts'
import { importFields, type ImportField } from './importFields.ts'
import { importTemplate } from './importTemplate.ts'
import { hasTitle, splitName } from './splitName.ts'
import { isUndoable, undoableUntil } from './undoPeriod.ts'

const today = '2026-11-22'

function read(line: Partial<Record<ImportField, string>>) {
  const columns = importFields.filter((field) => field in line)
  return importedValues(
    columns.map((field) => line[field] ?? ''),
    columns,
    { today },
  )
}

describe('the values of a line', () => {
  it('leave out a column without a field, and several lines in what is no name', () => {
    expect(importedValues(['a\nb', 'Roy', '1 rue\nLyon'], [null, 'lastname', 'streetName'], { today })).toEqual({
      values: { type: 'INDIVIDUAL', lastname: 'Roy', streetName: '1 rue Lyon' },
      reasons: [],
    })
  })

  it.each<[string, Partial<Record<ImportField, string>>, string]>([
    ['a firm with a firm’s name alone', { companyName: 'Le Parc' }, 'FIRM'],
    ['a firm with a SIREN alone', { siren: '732829320' }, 'FIRM'],
    ['a person with neither', { email: 'a@exemple.fr' }, 'INDIVIDUAL'],
    ['a person with a first name beside a firm', { firstname: 'Anna', companyName: 'Le Parc' }, 'INDIVIDUAL'],
    ['a person with a last name beside a firm', { lastname: 'Roy', companyName: 'Le Parc' }, 'INDIVIDUAL'],
  ])('are those of %s', (_who, line, type) => {
    expect(read(line).values).toMatchObject({ ...line, type })
  })

  it('name a firm by the columns of a person’s name', () => {
    expect(read({ lastname: 'Foyer de vie', firstname: '' }).values).toEqual({
      type: 'FIRM',
      companyName: 'Foyer de vie',
    })
    expect(read({ type: 'Association', lastname: 'Les', firstname: 'Amis' }).values).toEqual({
      type: 'FIRM',
      companyName: 'Les Amis',
    })
  })

  it.each(['=1+1', '@SOMME(A1)', '＝1', '＠A1'])('leave out the formula %s, with a reason', (cell) => {
    expect(read({ lastname: 'Roy', city: cell })).toEqual({
      values: { type: 'INDIVIDUAL', lastname: 'Roy' },
      reasons: ["Ville : une formule ne s'importe pas, seulement sa valeur"],
    })
    expect(read({ fullName: cell })).toEqual({
      values: { type: 'INDIVIDUAL' },
      reasons: ["Nom et prénom (une seule colonne) : une formule ne s'importe pas, seulement sa valeur"],
    })
  })

  it('quote the first 40 characters of what cannot be read', () => {
    expect(read({ lastname: 'Roy', birthdate: 'x'.repeat(41) }).reasons).toEqual([
      `Date de naissance : « ${'x'.repeat(40)} » ne peut être lu`,
    ])
  })
})

describe('a name in a column of names', () => {
  it.each([
    ['FOYER 3Lilas', true],
    ['FOYER Lilas3', true],
    ['MAS Zoe\u0301', false],
    [' MAS Pierre', false],
    ['MAS  Pierre', false],
    ['MAS', false],
  ])('%j is that of a firm: %s', (name, expected) => {
    expect(isFirmName(name)).toBe(expected)
  })

  it.each([
    [' Mme Martin', true],
    ['Mmeh Martin', false],
  ])('%j has a title: %s', (name, expected) => {
    expect(hasTitle(name)).toBe(expected)
  })

  it.each([
    ['Jean M Dupont', 'Jean', 'M Dupont'],
    ['Dupont J.', 'Dupont', 'J.'],
    ['Dupont,Jean', 'Dupont', 'Jean'],
    ['Dupont , Jean', 'Dupont', 'Jean'],
  ])('%j has the last name %j and the first name %j', (cell, lastname, firstname) => {
    expect(splitName(cell)).toEqual({ lastname, firstname })
  })

  it.each([
    ['Anne Marie de la Tour', 'de la Tour', 'Anne Marie'],
    ['El Mahdi Benali', 'Mahdi Benali', 'El'],
  ])('%j, with the first name first, has the last name %j and the first name %j', (cell, lastname, firstname) => {
    expect(splitName(cell, true)).toEqual({ lastname, firstname })
  })
})

describe('the model file', () => {
  it('has a line of each type, with its values below their columns', () => {
    const [header = [], ...lines] = importTemplate()
      .slice(1)
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(';'))
    const filled = lines.map((cells) =>
      cells.flatMap((cell, index) => (cell === '' ? [] : [`${header[index]}: ${cell}`])),
    )
    expect(filled).toEqual([
      [
        'Nom: Durand',
        'Prénom: Léa',
        'Type: Particulier',
        'E-mail: lea.durand@exemple.fr',
        'Téléphone: 06 12 34 56 78',
        'Rue: 4 rue des Lilas',
        'Code postal: 01000',
        'Ville: Bourg-en-Bresse',
        'Date de naissance: 12/03/2015',
        "Nombre d'heures à effectuer: 10",
        'Nom du responsable légal: Durand',
        'Prénom du responsable légal: Anne',
        'Lien avec le patient: Mère',
        'Téléphone du responsable légal: 06 98 76 54 32',
      ],
      [
        'Type: Entreprise',
        'Entreprise: Résidence des Tilleuls',
        'SIREN: 732829320',
        'Nom du contact: Petit',
        'Prénom du contact: Hugo',
        'E-mail: contact@tilleuls.exemple.fr',
        'Téléphone: 04 78 00 00 00',
        'Rue: 12 avenue du Parc',
        'Code postal: 69003',
        'Ville: Lyon',
      ],
    ])
  })
})

describe('an import', () => {
  const finishedAt = new Date('2026-11-22T10:00:00Z')

  it.each([
    ['2026-11-23T09:59:59.999Z', true],
    ['2026-11-23T10:00:00Z', false],
  ])('can be undone at %s, within 24 hours: %s', (now, expected) => {
    expect(undoableUntil(finishedAt).toISOString()).toBe('2026-11-23T10:00:00.000Z')
    expect(isUndoable(finishedAt, new Date(now))).toBe(expected)
  })
})
