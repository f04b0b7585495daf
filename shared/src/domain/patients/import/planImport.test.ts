import { describe, expect, it } from '@jest/globals'
import type { Patient, PatientInput } from '../../../contracts/patients/patient.ts'
import { planImport, type PlannedLine } from './planImport.ts'
import { newPatientInput } from './patientValues.ts'
import { recogniseColumns, type SheetRow } from './recogniseColumns.ts'

const today = '2026-11-22'

type Individual = NonNullable<PatientInput['individual']>

const saved = (id: string, input: Partial<PatientInput>): Patient => ({
  ...newPatientInput,
  ...input,
  id,
  archivedAt: null,
  version: '1',
})

const person = (id: string, individual: Partial<Individual>, input: Partial<PatientInput> = {}): Patient =>
  saved(id, {
    ...input,
    individual: { firstname: '', lastname: '', birthdate: null, nbHoursToDo: 0, firm: null, ...individual },
  })

const firm = (id: string, companyName: string, siren = '', input: Partial<PatientInput> = {}): Patient =>
  saved(id, { ...input, type: 'FIRM', individual: null, firm: { companyName, siren } })

/** The planned lines of a sheet whose first row names the columns; new patients get the ids `new-1`, `new-2`… */
function plan(
  rows: readonly SheetRow[],
  patients: readonly Patient[] = [],
  schemaProblems: (input: PatientInput) => string[] = () => [],
): PlannedLine[] {
  let added = 0
  const newId = () => `new-${(added += 1)}`
  const steps = [...planImport({ rows, ...recogniseColumns(rows, today), patients, today, newId, schemaProblems })]
  return steps.flatMap((line) => line ?? [])
}

/** The lines in the order of the sheet: number, verdict, name and reasons. */
const summary = (lines: readonly PlannedLine[]) =>
  lines
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, verdict, name, reasons }) => [line, verdict, name, ...reasons].join(' | '))

const people = ['Nom', 'Prénom', 'Date de naissance', 'E-mail']

describe('the plan of an import', () => {
  it('adds a person with every field of the line', () => {
    const row = {
      Nom: 'Durand',
      Prénom: 'Léa',
      'E-mail': 'lea@exemple.fr',
      Téléphone: '0612345678',
      Rue: '4 rue des Lilas',
      'Code postal': '1000',
      Ville: 'Bourg-en-Bresse',
      'Date de naissance': '12/03/2015',
      "Nombre d'heures à effectuer": '10,5 h',
      'Nom du responsable légal': 'Durand',
      'Prénom du responsable légal': 'Anne',
      'Lien avec le patient': 'Mère',
      'Téléphone du responsable légal': '0698765432',
      'E-mail du responsable légal': 'anne@exemple.fr',
      'Téléphone du référent': '0478000000',
      'E-mail du référent': 'referent@exemple.fr',
      'Nom du financeur': 'Petit',
      'Prénom du financeur': 'Hugo',
      'Entreprise du financeur': 'Mutuelle du Parc',
      'Téléphone du financeur': '0478000001',
      'E-mail du financeur': 'financeur@exemple.fr',
    }
    expect(plan([Object.keys(row), Object.values(row)])).toEqual([
      {
        line: 2,
        verdict: 'new',
        name: 'Durand Léa',
        type: 'INDIVIDUAL',
        reasons: [],
        changes: [],
        write: {
          id: 'new-1',
          input: {
            type: 'INDIVIDUAL',
            email: 'lea@exemple.fr',
            phoneNumber: '06 12 34 56 78',
            contactFirstname: '',
            contactLastname: '',
            address: { streetName: '4 rue des Lilas', zipCode: '01000', city: 'Bourg-en-Bresse' },
            individual: {
              firstname: 'Léa',
              lastname: 'Durand',
              birthdate: '2015-03-12',
              nbHoursToDo: 10.5,
              legalManagerLastname: 'Durand',
              legalManagerFirstname: 'Anne',
              legalManagerLink: 'Mère',
              legalManagerPhone: '06 98 76 54 32',
              legalManagerEmail: 'anne@exemple.fr',
              referentPhone: '04 78 00 00 00',
              referentEmail: 'referent@exemple.fr',
              funderLastname: 'Petit',
              funderFirstname: 'Hugo',
              funderCompanyName: 'Mutuelle du Parc',
              funderTel: '04 78 00 00 01',
              funderEmail: 'financeur@exemple.fr',
              firm: null,
            },
            firm: null,
          },
        },
      },
    ])
  })

  it('adds a firm with its contact and no person', () => {
    expect(
      plan([
        ['Type', 'Entreprise', 'SIREN', 'Nom du contact', 'Prénom du contact', 'Ville'],
        ['Entreprise', 'Les Tilleuls', '732 829 320', 'Petit', 'Hugo', 'Lyon'],
      ]),
    ).toEqual([
      {
        line: 2,
        verdict: 'new',
        name: 'Les Tilleuls',
        type: 'FIRM',
        reasons: [],
        changes: [],
        write: {
          id: 'new-1',
          input: {
            type: 'FIRM',
            email: '',
            phoneNumber: '',
            contactFirstname: 'Hugo',
            contactLastname: 'Petit',
            address: { streetName: '', zipCode: '', city: 'Lyon' },
            individual: null,
            firm: { companyName: 'Les Tilleuls', siren: '732829320' },
          },
        },
      },
    ])
  })

  it('leaves every field empty that the line does not fill', () => {
    expect(
      plan([
        ['Nom', 'Prénom'],
        ['Roy', 'Anna'],
      ])[0]?.write?.input,
    ).toEqual({
      type: 'INDIVIDUAL',
      email: '',
      phoneNumber: '',
      contactFirstname: '',
      contactLastname: '',
      address: { streetName: '', zipCode: '', city: '' },
      individual: {
        firstname: 'Anna',
        lastname: 'Roy',
        birthdate: null,
        nbHoursToDo: 0,
        legalManagerLastname: '',
        legalManagerFirstname: '',
        legalManagerLink: '',
        legalManagerPhone: '',
        legalManagerEmail: '',
        referentPhone: '',
        referentEmail: '',
        funderLastname: '',
        funderFirstname: '',
        funderCompanyName: '',
        funderTel: '',
        funderEmail: '',
        firm: null,
      },
      firm: null,
    })
  })

  it('skips the rows above the header and blank rows, and counts lines as the spreadsheet does', () => {
    expect(summary(plan([['Mes patients'], ['Nom', 'Prénom'], ['', '  '], ['Roy', 'Anna']]))).toEqual([
      '4 | new | Roy Anna',
    ])
  })

  it('yields a step without a line for each line it reads, before the first verdict', () => {
    const rows = [
      ['Nom', 'Prénom'],
      ['Roy', 'Anna'],
      ['', ''],
      ['Noir', 'Tom'],
    ]
    const steps = planImport({
      rows,
      ...recogniseColumns(rows, today),
      patients: [],
      today,
      newId: () => 'new',
      schemaProblems: () => [],
    })
    expect([...steps].map((line) => line?.verdict)).toEqual([undefined, undefined, 'new', 'new'])
  })

  it.each([
    ['Nom et prénom', 'Roy'],
    ['Prénom Nom', 'Anna'],
    ['Prénom et nom', 'Anna'],
  ])('reads a whole name under « %s » with the last name %s', (header, lastname) => {
    const cell = ['Roy', 'Anna']
    const [planned] = plan([[header], [cell.join(' ')], ['Noir Tom']])
    expect(planned?.write?.input.individual?.lastname).toBe(lastname === 'Roy' ? 'Roy' : 'Anna')
  })

  it('reads the last name first where the header only holds « prénom nom »', () => {
    const steps = planImport({
      rows: [['Nom, prénom, nom d’usage'], ['Roy Anna']],
      headerRow: 0,
      headers: ['Nom, prénom, nom d’usage'],
      columns: ['fullName'],
      patients: [],
      today,
      newId: () => 'new',
      schemaProblems: () => [],
    })
    expect([...steps].at(-1)?.write?.input.individual).toMatchObject({ lastname: 'Roy', firstname: 'Anna' })
  })

  it('plans firms before people, so that an employee may stand above the firm', () => {
    const lines = plan([
      ['Nom', 'Prénom', 'Entreprise', 'Type'],
      ['Roy', 'Anna', 'LES TILLEULS', ''],
      ['', '', 'Les Tilleuls', 'Entreprise'],
    ])
    expect(lines.map(({ line, verdict }) => [line, verdict])).toEqual([
      [3, 'new'],
      [2, 'new'],
    ])
    expect(lines[1]?.write?.input.individual?.firm).toBe('new-1')
  })
})

const tooLong = () => ['Texte trop long']

describe('a refused line', () => {
  it.each<[string, string[], string[], Patient[], string]>([
    [
      'whose cell cannot be read',
      people,
      ['Roy', 'Anna', 'hier', ''],
      [],
      'Roy Anna | Date de naissance : « hier » ne peut être lu',
    ],
    ['without a first name', people, ['Roy', '', '', ''], [], 'Roy | Le prénom ne peut être vide'],
    [
      'with a value that the form refuses, under the label of its field',
      ['Nom', 'Prénom', 'E-mail du financeur'],
      ['Roy', 'Anna', 'nulle part'],
      [],
      "Roy Anna | E-mail du financeur : L'adresse mail n'est pas valable",
    ],
    [
      'whose firm is unknown',
      ['Nom', 'Prénom', 'Entreprise'],
      ['Roy', 'Anna', 'Les Tilleuls'],
      [firm('1', 'Le Parc')],
      "Roy Anna | Entreprise : « Les Tilleuls » n'est pas parmi vos patients",
    ],
    [
      'whose e-mail address is another patient’s',
      people,
      ['Roy', 'Anna', '', ' NOIR@exemple.fr'],
      [person('1', { lastname: 'Noir', firstname: 'Tom' }, { email: 'noir@exemple.fr' })],
      'Roy Anna | Adresse mail utilisée pour un patient déjà enregistré : Noir Tom',
    ],
    [
      'whose e-mail address is a firm’s',
      people,
      ['Roy', 'Anna', '', 'contact@exemple.fr'],
      [firm('1', 'Le Parc', '', { email: 'contact@exemple.fr' })],
      'Roy Anna | Adresse mail utilisée pour un patient déjà enregistré : Le Parc',
    ],
    [
      'whose name several patients have',
      people,
      ['Roy', 'Anna', '', ''],
      [person('1', { lastname: 'Roy', firstname: 'Anna' }), person('2', { lastname: 'ROY', firstname: 'Anna' })],
      'Roy Anna | Plusieurs patients portent ce nom : la date de naissance les distingue',
    ],
  ])('is one %s', (_caseName, header, row, patients, expected) => {
    const [planned] = plan([header, row], patients)
    expect(planned).toMatchObject({ line: 2, verdict: 'refused', type: 'INDIVIDUAL', changes: [] })
    expect(planned?.write).toBeUndefined()
    expect(`${planned?.name} | ${planned?.reasons.join()}`).toBe(expected)
  })

  it('names a firm by its company', () => {
    const [planned] = plan([
      ['Type', 'Entreprise', 'SIREN'],
      ['Entreprise', 'Les Tilleuls', '123456789'],
    ])
    expect(planned).toMatchObject({ verdict: 'refused', name: 'Les Tilleuls', type: 'FIRM' })
  })

  it('is one that the schema refuses, where the rules find nothing', () => {
    const header = ['Nom', 'Prénom']
    expect(summary(plan([header, ['Roy', 'Anna'], ['Noir', '']], [], tooLong))).toEqual([
      '2 | refused | Roy Anna | Texte trop long',
      '3 | refused | Noir | Le prénom ne peut être vide',
    ])
    const known = person('1', { lastname: 'Roy', firstname: 'Anna' })
    expect(
      summary(
        plan(
          [
            [...header, 'Ville'],
            ['Roy', 'Anna', 'Lyon'],
          ],
          [known],
          tooLong,
        ),
      ),
    ).toEqual(['2 | refused | Roy Anna | Texte trop long'])
  })

  it('is one whose e-mail address an earlier line has', () => {
    expect(summary(plan([people, ['Roy', 'Anna', '', 'a@exemple.fr'], ['Noir', 'Tom', '', 'A@exemple.fr']]))).toEqual([
      '2 | new | Roy Anna',
      '3 | refused | Noir Tom | Adresse mail déjà utilisée à la ligne 2',
    ])
  })

  it('is one whose e-mail address an earlier line gave to a known patient', () => {
    const known = person('1', { lastname: 'Roy', firstname: 'Anna' })
    const rows = [people, ['Roy', 'Anna', '', 'a@exemple.fr'], ['Noir', 'Tom', '', 'a@exemple.fr']]
    expect(summary(plan(rows, [known]))).toEqual([
      '2 | changed | Roy Anna',
      '3 | refused | Noir Tom | Adresse mail déjà utilisée à la ligne 2',
    ])
  })

  it('is one that says something else of the patient of an earlier line', () => {
    const header = ['Nom', 'Prénom', 'Ville', 'Rue']
    const rows = [header, ['Roy', 'Anna', 'Lyon', ''], ['Roy', 'Anna', 'Paris', '1 rue du Parc']]
    expect(summary(plan(rows))).toEqual([
      '2 | new | Roy Anna',
      '3 | refused | Roy Anna | Déjà à la ligne 2, avec autre chose : Ville, Rue',
    ])
    const known = person('1', { lastname: 'Roy', firstname: 'Anna' })
    expect(summary(plan(rows, [known]))).toEqual([
      '2 | changed | Roy Anna',
      '3 | refused | Roy Anna | Déjà à la ligne 2, avec autre chose : Ville, Rue',
    ])
  })
})

describe('a line of a known patient', () => {
  const anna = person(
    'anna',
    { lastname: 'Roy', firstname: 'Anna', birthdate: '1985-03-12', nbHoursToDo: 10, referentEmail: 'r@exemple.fr' },
    {
      email: 'anna@exemple.fr',
      phoneNumber: '+33612345678',
      address: { streetName: '1 rue du Parc', zipCode: '69003', city: 'Bourg-en-Bresse' },
    },
  )

  it.each<[string, Record<string, string>]>([
    ['a name in other capitals and without accents', {}],
    ['a telephone number in another writing', { Téléphone: '06.12.34.56.78' }],
    ['an e-mail address in capitals', { 'E-mail': 'ANNA@exemple.fr' }],
    ['another e-mail address in capitals', { 'E-mail du référent': 'R@EXEMPLE.FR' }],
    ['a number of hours in another writing', { Heures: '10,0 h' }],
    ['a city with other hyphens', { Ville: 'BOURG EN BRESSE' }],
    ['a birthday in another writing', { 'Date de naissance': '12-3-85' }],
    ['the type', { Type: 'Particulier' }],
    ['the street and the postal code', { Rue: '1, rue du Parc', 'Code postal': '69 003' }],
    ['empty cells', { 'E-mail': '', Téléphone: '', Ville: '' }],
  ])('is the same with %s', (_caseName, cells) => {
    const rows = [
      ['Nom', 'Prénom', ...Object.keys(cells)],
      ['ROY', 'anna', ...Object.values(cells)],
    ]
    expect(plan(rows, [anna])).toEqual([
      { line: 2, verdict: 'same', name: 'Roy Anna', type: 'INDIVIDUAL', reasons: [], changes: [] },
    ])
  })

  it.each<[string, string, string, string, string]>([
    ['a telephone number', 'Téléphone', '0698765432', '06 12 34 56 78', '06 98 76 54 32'],
    ['an e-mail address', 'E-mail', 'roy@exemple.fr', 'anna@exemple.fr', 'roy@exemple.fr'],
    ['a number of hours', "Nombre d'heures à effectuer", '12', '10', '12'],
    ['a city', 'Ville', 'Lyon', 'Bourg-en-Bresse', 'Lyon'],
    ['a street', 'Rue', '2 rue du Parc', '1 rue du Parc', '2 rue du Parc'],
    ['a field that was empty', 'Nom du financeur', 'Petit', '', 'Petit'],
  ])('changes %s', (_caseName, label, cell, from, to) => {
    const [planned] = plan(
      [
        ['Nom', 'Prénom', label],
        ['Roy', 'Anna', cell],
      ],
      [anna],
    )
    expect(planned).toMatchObject({
      line: 2,
      verdict: 'changed',
      name: 'Roy Anna',
      type: 'INDIVIDUAL',
      reasons: [],
      changes: [{ label, from, to }],
      write: { id: 'anna', former: anna },
    })
  })

  it('keeps what the line does not fill', () => {
    const [planned] = plan(
      [
        ['Nom', 'Prénom', 'Ville', 'Rue'],
        ['Roy', 'Anna', 'Lyon', ''],
      ],
      [anna],
    )
    expect(planned?.write?.input).toMatchObject({
      email: 'anna@exemple.fr',
      phoneNumber: '06 12 34 56 78',
      address: { streetName: '1 rue du Parc', zipCode: '69003', city: 'Lyon' },
      individual: { birthdate: '1985-03-12', nbHoursToDo: 10, referentEmail: 'r@exemple.fr', firm: null },
    })
  })

  it('is refused where the changed patient is not valid', () => {
    expect(
      summary(
        plan(
          [
            ['Nom', 'Prénom', 'Téléphone'],
            ['Roy', 'Anna', '12'],
          ],
          [anna],
        ),
      ),
    ).toEqual(["2 | refused | Roy Anna | Le numéro de téléphone n'est pas valable, par exemple 06 12 34 56 78"])
  })

  it('is said to repeat an earlier line', () => {
    const rows = [
      ['Nom', 'Prénom'],
      ['Roy', 'Anna'],
      ['ROY', 'ANNA'],
      ['Noir', 'Tom'],
      ['Noir', 'tom'],
      ['Roy', 'Anna'],
    ]
    expect(summary(plan(rows, [anna]))).toEqual([
      '2 | same | Roy Anna',
      '3 | same | Roy Anna | Déjà à la ligne 2',
      '4 | new | Noir Tom',
      '5 | same | Noir Tom | Déjà à la ligne 4',
      '6 | same | Roy Anna | Déjà à la ligne 2',
    ])
  })

  it.each([
    ['Nom', { lastname: 'Anna' }],
    ['Prénom', { firstname: 'Anna' }],
  ])('who has one name is found by the column %s alone', (header, individual) => {
    expect(summary(plan([[header], ['Anna']], [person('1', individual)]))).toEqual(['2 | same | Anna'])
  })

  it('with the SIREN of a firm is no firm where its type is a person’s', () => {
    const rows = [
      ['Type', 'Nom', 'Prénom', 'SIREN'],
      ['Particulier', 'Roy', 'Anna', '732829320'],
    ]
    expect(summary(plan(rows, [firm('1', 'Le Parc', '732829320')]))).toEqual(['2 | new | Roy Anna'])
  })

  it('has another e-mail address with another punctuation, the same one with spaces around it', () => {
    const known = person('1', { lastname: 'Roy', firstname: 'Anna' }, { email: ' a.roy@exemple.fr ' })
    const verdictWith = (email: string) =>
      plan(
        [
          ['Nom', 'Prénom', 'E-mail'],
          ['Roy', 'Anna', email],
        ],
        [known],
      ).map(({ verdict }) => verdict)
    expect(verdictWith('a-roy@exemple.fr')).toEqual(['changed'])
    expect(verdictWith('a.roy@exemple.fr')).toEqual(['same'])
    expect(summary(plan([people, ['Noir', 'Tom', '', 'A.Roy@exemple.fr']], [known]))).toEqual([
      '2 | refused | Noir Tom | Adresse mail utilisée pour un patient déjà enregistré : Roy Anna',
    ])
  })

  it('gets an employer', () => {
    const known = person('1', { lastname: 'Roy', firstname: 'Anna' })
    const [planned] = plan(
      [
        ['Nom', 'Prénom', 'Entreprise'],
        ['Roy', 'Anna', 'Le Parc'],
      ],
      [firm('parc', 'Le Parc'), known],
    )
    expect(planned?.changes).toEqual([{ label: 'Entreprise', from: '', to: 'Le Parc' }])
    expect(planned?.write?.input.individual?.firm).toBe('parc')
  })

  it('keeps the employer, or changes it', () => {
    const patients = [
      firm('parc', 'Le Parc'),
      firm('tilleuls', 'Les Tilleuls'),
      person('anna', { lastname: 'Roy', firstname: 'Anna', firm: 'parc' }),
    ]
    const employerAfter = (companyName: string, city: string) =>
      plan(
        [
          ['Nom', 'Prénom', 'Entreprise', 'Ville'],
          ['Roy', 'Anna', companyName, city],
        ],
        patients,
      ).map(({ verdict, changes, write }) => [
        verdict,
        changes.map(({ label }) => label),
        write?.input.individual?.firm,
      ])
    expect(employerAfter('LE PARC', '')).toEqual([['same', [], undefined]])
    expect(employerAfter('', 'Lyon')).toEqual([['changed', ['Ville'], 'parc']])
    expect(employerAfter('Les Tilleuls', '')).toEqual([['changed', ['Entreprise'], 'tilleuls']])
  })

  it('of a firm compares its name, SIREN and contact', () => {
    const known = firm('parc', 'Le Parc', '732829320', { contactFirstname: 'Hugo', contactLastname: 'Petit' })
    const header = ['Type', 'Entreprise', 'SIREN', 'Nom du contact', 'Prénom du contact']
    const changesOf = (...row: string[]) =>
      plan([header, ['Entreprise', ...row]], [known]).map(({ verdict, changes, write }) => [
        verdict,
        changes.map(({ label, from, to }) => `${label}: ${from} → ${to}`),
        write?.id,
      ])
    expect(changesOf('LE PARC', '732 829 320', 'petit', 'HUGO')).toEqual([['same', [], undefined]])
    expect(changesOf('Le Parc', '', 'Roy', '')).toEqual([['changed', ['Nom du contact: Petit → Roy'], 'parc']])
    expect(changesOf('Le Grand Parc', '732829320', '', '')).toEqual([
      ['changed', ['Entreprise: Le Parc → Le Grand Parc'], 'parc'],
    ])
    expect(changesOf('Le Grand Parc', '', '', '')).toEqual([['new', [], 'new-1']])
  })

  it('of an old patient without a type is a person, by the name of the contact', () => {
    const old: Patient = {
      ...saved('old', { individual: null, firm: null, contactLastname: 'Roy', contactFirstname: 'Anna' }),
      type: null,
    }
    expect(
      summary(
        plan(
          [
            ['Nom', 'Prénom'],
            ['Roy', 'Anna'],
          ],
          [old],
        ),
      ),
    ).toEqual(['2 | same | Roy Anna'])
  })

  it('of a firm has no person’s name: a person called as its contact is another patient', () => {
    const known = firm('parc', 'Le Parc', '', { contactFirstname: 'Anna', contactLastname: 'Roy' })
    expect(
      summary(
        plan(
          [
            ['Nom', 'Prénom'],
            ['Roy', 'Anna'],
          ],
          [known],
        ),
      ),
    ).toEqual(['2 | new | Roy Anna'])
  })
})

describe('a name that several patients have', () => {
  const elder = person(
    'elder',
    { lastname: 'Roy', firstname: 'Anna', birthdate: '1955-01-02' },
    { email: 'elder@exemple.fr' },
  )
  const younger = person(
    'younger',
    { lastname: 'Roy', firstname: 'Anna', birthdate: '1985-03-12' },
    { email: 'younger@exemple.fr' },
  )
  const unknown = person('unknown', { lastname: 'Roy', firstname: 'Anna' }, { email: 'unknown@exemple.fr' })

  it.each<[string, Patient[], string, string, string | undefined]>([
    ['is that of the patient with this birthday', [elder, younger], '12/03/1985', '', 'younger'],
    [
      'is that of the patient with this birthday, before one without any',
      [unknown, younger],
      '12/03/1985',
      '',
      'younger',
    ],
    ['is that of the patient with this e-mail address', [elder, younger], '', 'YOUNGER@exemple.fr', 'younger'],
    ['is nobody’s with another birthday', [elder, younger], '13/03/1985', '', 'new-1'],
    ['is that of the only patient with no other birthday', [elder, unknown], '13/03/1985', '', 'unknown'],
    ['is ambiguous with an e-mail address of nobody', [elder, younger], '', 'other@exemple.fr', undefined],
    ['is ambiguous where two have this birthday', [younger, { ...younger, id: 'twin' }], '12/03/1985', '', undefined],
    ['is ambiguous where nobody has an e-mail address', [{ ...elder, email: '' }, unknown], '', '', undefined],
  ])('%s', (_caseName, patients, birthdate, email, id) => {
    const [planned] = plan(
      [
        [...people, 'Ville'],
        ['Roy', 'Anna', birthdate, email, 'Lyon'],
      ],
      patients,
    )
    expect(planned?.write?.id).toBe(id)
    expect(planned?.reasons).toEqual(
      id ? [] : ['Plusieurs patients portent ce nom : la date de naissance les distingue'],
    )
  })

  it('is not shared by a person and a firm', () => {
    expect(
      summary(
        plan(
          [
            ['Nom', 'Prénom'],
            ['Anna', 'Roy'],
          ],
          [firm('1', 'Anna Roy')],
        ),
      ),
    ).toEqual(['2 | new | Anna Roy'])
  })
})
