import { describe, expect, it } from '@jest/globals'
import type { Patient, PatientInput } from '../../../contracts/patients/patient.ts'
import type { ImportPlan, PlannedLine } from './ImportPlan.ts'
import { planImport } from './planImport.ts'
import { emptyPatientInput } from './patientValues.ts'
import { recogniseColumns, type SheetRow } from './recogniseColumns.ts'

const today = '2026-11-22'

type Individual = NonNullable<PatientInput['individual']>

const storedPatient = (id: string, input: Partial<PatientInput>): Patient => ({
  ...emptyPatientInput,
  ...input,
  id,
  archivedAt: null,
  version: '1',
})

const storedPerson = (id: string, individual: Partial<Individual>, input: Partial<PatientInput> = {}): Patient =>
  storedPatient(id, {
    ...input,
    individual: { firstname: '', lastname: '', birthdate: null, nbHoursToDo: 0, firm: null, ...individual },
  })

const storedFirm = (
  id: string,
  companyName: string,
  siren = '',
  { siret = '', ...input }: Partial<PatientInput> & { siret?: string } = {},
): Patient => storedPatient(id, { ...input, type: 'FIRM', individual: null, firm: { companyName, siren, siret } })

/** Plans a sheet whose first row has the headers; new patients get the ids `new-1`, `new-2`… */
function planSheet(
  rows: readonly SheetRow[],
  patients: readonly Patient[] = [],
  schemaProblems: ImportPlan['schemaProblems'] = () => [],
  previewedLines?: ImportPlan['previewedLines'],
): PlannedLine[] {
  let addedCount = 0
  const newId = () => `new-${(addedCount += 1)}`
  const steps = [
    ...planImport({ rows, ...recogniseColumns(rows, today), patients, today, newId, schemaProblems, previewedLines }),
  ]
  return steps.flatMap((line) => line ?? [])
}

/** Describes planned lines in the order of the sheet: number, verdict, name and reasons. */
const summaryOf = (lines: readonly PlannedLine[]) =>
  lines
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, verdict, name, reasons }) => [line, verdict, name, ...reasons].join(' | '))

const personHeader = ['Nom', 'Prénom', 'Date de naissance', 'E-mail']

describe('planImport', () => {
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
    expect(planSheet([Object.keys(row), Object.values(row)])).toEqual([
      {
        line: 2,
        verdict: 'new',
        name: 'Durand Léa',
        type: 'INDIVIDUAL',
        reasons: [],
        leftOut: [],
        changes: [],
        values: expect.any(Array),
        write: {
          id: 'new-1',
          input: {
            type: 'INDIVIDUAL',
            email: 'lea@exemple.fr',
            phoneNumber: '06 12 34 56 78',
            secondPhoneNumber: '',
            contactFirstname: '',
            contactLastname: '',
            address: { streetName: '4 rue des Lilas', zipCode: '01000', city: 'Bourg-en-Bresse' },
            individual: {
              firstname: 'Léa',
              lastname: 'Durand',
              birthdate: '2015-03-12',
              birthYear: null,
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
            practiceNote: '',
          },
        },
      },
    ])
  })

  it('adds a firm with its contact and no person', () => {
    expect(
      planSheet([
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
        leftOut: [],
        changes: [],
        values: expect.any(Array),
        write: {
          id: 'new-1',
          input: {
            type: 'FIRM',
            email: '',
            phoneNumber: '',
            contactFirstname: 'Hugo',
            contactLastname: 'Petit',
            address: { streetName: '', zipCode: '', city: 'Lyon' },
            secondPhoneNumber: '',
            practiceNote: '',
            individual: null,
            firm: { companyName: 'Les Tilleuls', siren: '732829320', siret: '', vatNumber: '' },
          },
        },
      },
    ])
  })

  it('leaves fields empty that the line does not have', () => {
    expect(
      planSheet([
        ['Nom', 'Prénom'],
        ['Roy', 'Anna'],
      ])[0]?.write?.input,
    ).toEqual({
      type: 'INDIVIDUAL',
      email: '',
      phoneNumber: '',
      secondPhoneNumber: '',
      practiceNote: '',
      contactFirstname: '',
      contactLastname: '',
      address: { streetName: '', zipCode: '', city: '' },
      individual: {
        firstname: 'Anna',
        lastname: 'Roy',
        birthdate: null,
        birthYear: null,
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

  it('stores a landline as the main number of a new patient, and changes nothing when it is imported again', () => {
    const rows = [
      ['Nom', 'Prénom', 'Tél. fixe', 'Mobile'],
      ['Roy', 'Anna', '0478000000', ''],
    ]
    const input = planSheet(rows)[0]?.write?.input
    expect(input).toMatchObject({ phoneNumber: '04 78 00 00 00', secondPhoneNumber: '' })
    const stored = { id: 'roy', ...(input ?? emptyPatientInput), archivedAt: null, version: '' }
    const withMobile = { ...stored, phoneNumber: '06 12 34 56 78', secondPhoneNumber: '04 78 00 00 00' }
    expect([stored, withMobile].map((patient) => planSheet(rows, [patient])[0]?.verdict)).toEqual(['same', 'same'])
  })

  it.each([
    ['1985', '', '1985', 'same'],
    ['1985-03-12', '', '1985', 'same'],
    ['', '1985', '12/03/1985', 'changed'],
    ['', '1985', '12/03/1986', 'new'],
    ['1985-03-12', '', '1986', 'new'],
  ])(
    'for a birth stored as the day or year %j or the year %j, and the cell %j, plans the result %s',
    (birthdate, birthYear, cell, verdict) => {
      const individual = {
        firstname: 'Anna',
        lastname: 'Roy',
        birthdate: birthdate.length > 4 ? birthdate : null,
        birthYear: Number(birthYear || (birthdate.length === 4 ? birthdate : 0)) || null,
        nbHoursToDo: 0,
      }
      const patient = { ...emptyPatientInput, id: 'roy', individual, archivedAt: null, version: '' }
      const rows = [
        ['Nom', 'Prénom', 'Date de naissance'],
        ['Roy', 'Anna', cell],
      ]
      expect(planSheet(rows, [patient])[0]?.verdict).toBe(verdict)
    },
  )

  it('skips rows above the header and blank rows, and numbers the lines as the spreadsheet does', () => {
    expect(summaryOf(planSheet([['Mes patients'], ['Nom', 'Prénom'], ['', '  '], ['Roy', 'Anna']]))).toEqual([
      '4 | new | Roy Anna',
    ])
  })

  it('yields undefined for each line that it reads, before the first planned line', () => {
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
  ])('reads « Roy Anna » below the header « %s » with the last name %s', (header, lastname) => {
    const [plannedLine] = planSheet([[header], ['Roy Anna'], ['Noir Tom']])
    expect(plannedLine?.write?.input.individual?.lastname).toBe(lastname)
  })

  it('reads the last name first if the header only contains « prénom, nom »', () => {
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

  it('plans firms before persons, so that the line of an employee can precede the line of the firm', () => {
    const lines = planSheet([
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

const tooLongText = () => [{ message: 'Texte trop long' }]

describe('planImport, for a line to refuse', () => {
  it.each<[caseName: string, header: string[], row: string[], patients: Patient[], expected: string]>([
    [
      'with a cell that cannot be read',
      personHeader,
      ['Roy', 'Anna', 'hier', ''],
      [],
      'Roy Anna | Date de naissance : « hier » ne peut être lu',
    ],
    ['without a first name', personHeader, ['Roy', '', '', ''], [], 'Roy | Le prénom ne peut être vide'],
    [
      'with a value that the form refuses, with the label of its field',
      ['Nom', 'Prénom', 'E-mail du financeur'],
      ['Roy', 'Anna', 'nulle part'],
      [],
      "Roy Anna | E-mail du financeur : L'adresse mail n'est pas valable",
    ],
    [
      'with an unknown firm',
      ['Nom', 'Prénom', 'Entreprise'],
      ['Roy', 'Anna', 'Les Tilleuls'],
      [storedFirm('1', 'Le Parc')],
      "Roy Anna | Entreprise : « Les Tilleuls » n'est pas parmi vos patients",
    ],
    [
      'with the e-mail address of another patient',
      personHeader,
      ['Roy', 'Anna', '', ' NOIR@exemple.fr'],
      [storedPerson('1', { lastname: 'Noir', firstname: 'Tom' }, { email: 'noir@exemple.fr' })],
      'Roy Anna | Adresse mail utilisée pour un patient déjà enregistré : Noir Tom',
    ],
    [
      'with the e-mail address of a firm',
      personHeader,
      ['Roy', 'Anna', '', 'contact@exemple.fr'],
      [storedFirm('1', 'Le Parc', '', { email: 'contact@exemple.fr' })],
      'Roy Anna | Adresse mail utilisée pour un patient déjà enregistré : Le Parc',
    ],
    [
      'with a name that several patients have',
      personHeader,
      ['Roy', 'Anna', '', ''],
      [
        storedPerson('1', { lastname: 'Roy', firstname: 'Anna', legalManagerLink: 'Mère' }),
        storedPerson('2', { lastname: 'ROY', firstname: 'Anna' }),
      ],
      'Roy Anna | Plusieurs patients portent ce nom : la date de naissance les distingue',
    ],
  ])('refuses a line %s', (_caseName, header, row, patients, expected) => {
    const [plannedLine] = planSheet([header, row], patients)
    expect(plannedLine).toMatchObject({ line: 2, verdict: 'refused', type: 'INDIVIDUAL', changes: [] })
    expect(plannedLine?.write).toBeUndefined()
    expect(`${plannedLine?.name} | ${plannedLine?.reasons.join()}`).toBe(expected)
  })

  it('names a refused firm by its company name', () => {
    const [planned] = planSheet([
      ['Type', 'Entreprise', 'SIREN'],
      ['Entreprise', 'Les Tilleuls', '123456789'],
    ])
    expect(planned).toMatchObject({ verdict: 'refused', name: 'Les Tilleuls', type: 'FIRM' })
  })

  it("refuses values that the form's rules accept and the API's schema refuses", () => {
    const header = ['Nom', 'Prénom']
    expect(summaryOf(planSheet([header, ['Roy', 'Anna'], ['Noir', '']], [], tooLongText))).toEqual([
      '2 | refused | Roy Anna | Texte trop long',
      '3 | refused | Noir | Le prénom ne peut être vide',
    ])
    const existingPerson = storedPerson('1', { lastname: 'Roy', firstname: 'Anna' })
    expect(
      summaryOf(
        planSheet(
          [
            [...header, 'Ville'],
            ['Roy', 'Anna', 'Lyon'],
          ],
          [existingPerson],
          tooLongText,
        ),
      ),
    ).toEqual(['2 | refused | Roy Anna | Texte trop long'])
  })

  it('refuses the e-mail address of an earlier line', () => {
    expect(
      summaryOf(planSheet([personHeader, ['Roy', 'Anna', '', 'a@exemple.fr'], ['Noir', 'Tom', '', 'A@exemple.fr']])),
    ).toEqual(['2 | new | Roy Anna', '3 | refused | Noir Tom | Adresse mail déjà utilisée à la ligne 2'])
  })

  it('refuses the e-mail address that an earlier line assigned to an existing patient', () => {
    const existingPerson = storedPerson('1', { lastname: 'Roy', firstname: 'Anna' })
    const rows = [personHeader, ['Roy', 'Anna', '', 'a@exemple.fr'], ['Noir', 'Tom', '', 'a@exemple.fr']]
    expect(summaryOf(planSheet(rows, [existingPerson]))).toEqual([
      '2 | changed | Roy Anna',
      '3 | refused | Noir Tom | Adresse mail déjà utilisée à la ligne 2',
    ])
  })

  it('refuses a line that contradicts an earlier line about the same patient', () => {
    const header = ['Nom', 'Prénom', 'Ville', 'Rue']
    const rows = [header, ['Roy', 'Anna', 'Lyon', ''], ['Roy', 'Anna', 'Paris', '1 rue du Parc']]
    expect(summaryOf(planSheet(rows))).toEqual([
      '2 | new | Roy Anna',
      '3 | refused | Roy Anna | Déjà à la ligne 2, avec autre chose : Ville, Rue',
    ])
    const existingPerson = storedPerson('1', { lastname: 'Roy', firstname: 'Anna' })
    expect(summaryOf(planSheet(rows, [existingPerson]))).toEqual([
      '2 | changed | Roy Anna',
      '3 | refused | Roy Anna | Déjà à la ligne 2, avec autre chose : Ville, Rue',
    ])
  })
})

describe('planImport, for a line about an existing patient', () => {
  const anna = storedPerson(
    'anna',
    { lastname: 'Roy', firstname: 'Anna', birthdate: '1985-03-12', nbHoursToDo: 10, referentEmail: 'r@exemple.fr' },
    {
      email: 'anna@exemple.fr',
      phoneNumber: '+33612345678',
      address: { streetName: '1 rue du Parc', zipCode: '69003', city: 'Bourg-en-Bresse' },
    },
  )

  it.each<[string, Record<string, string>]>([
    ['a name with different case', {}],
    ['a telephone number in another notation', { Téléphone: '06.12.34.56.78' }],
    ['an e-mail address in capitals', { 'E-mail': 'ANNA@exemple.fr' }],
    ['the referent’s e-mail address in capitals', { 'E-mail du référent': 'R@EXEMPLE.FR' }],
    ['a number of hours in another notation', { Heures: '10,0 h' }],
    ['a city without hyphens', { Ville: 'BOURG EN BRESSE' }],
    ['a date of birth in another notation', { 'Date de naissance': '12-3-85' }],
    ['the type of a person', { Type: 'Particulier' }],
    ['a street and a postal code with other punctuation', { Rue: '1, rue du Parc', 'Code postal': '69 003' }],
    ['empty cells', { 'E-mail': '', Téléphone: '', Ville: '' }],
  ])('finds no change in %s', (_caseName, cells) => {
    const rows = [
      ['Nom', 'Prénom', ...Object.keys(cells)],
      ['ROY', 'anna', ...Object.values(cells)],
    ]
    expect(planSheet(rows, [anna])).toEqual([
      {
        line: 2,
        verdict: 'same',
        name: 'Roy Anna',
        type: 'INDIVIDUAL',
        reasons: [],
        leftOut: [],
        changes: [],
        values: [],
      },
    ])
  })

  it.each<[caseName: string, label: string, cell: string, from: string, to: string]>([
    ['a telephone number', 'Téléphone', '0698765432', '06 12 34 56 78', '06 98 76 54 32'],
    ['an e-mail address', 'E-mail', 'roy@exemple.fr', 'anna@exemple.fr', 'roy@exemple.fr'],
    ['a number of hours', "Nombre d'heures à effectuer", '12', '10', '12'],
    ['a city', 'Ville', 'Lyon', 'Bourg-en-Bresse', 'Lyon'],
    ['a street', 'Rue', '2 rue du Parc', '1 rue du Parc', '2 rue du Parc'],
    ['a field that was empty', 'Nom du financeur', 'Petit', '', 'Petit'],
  ])('changes %s', (_caseName, label, cell, from, to) => {
    const [plannedLine] = planSheet(
      [
        ['Nom', 'Prénom', label],
        ['Roy', 'Anna', cell],
      ],
      [anna],
    )
    expect(plannedLine).toMatchObject({
      line: 2,
      verdict: 'changed',
      name: 'Roy Anna',
      type: 'INDIVIDUAL',
      reasons: [],
      changes: [{ label, from, to }],
      write: { id: 'anna', former: anna },
    })
  })

  it('keeps the stored values of fields that the line does not have', () => {
    const [plannedLine] = planSheet(
      [
        ['Nom', 'Prénom', 'Ville', 'Rue'],
        ['Roy', 'Anna', 'Lyon', ''],
      ],
      [anna],
    )
    expect(plannedLine?.write?.input).toMatchObject({
      email: 'anna@exemple.fr',
      phoneNumber: '06 12 34 56 78',
      address: { streetName: '1 rue du Parc', zipCode: '69003', city: 'Lyon' },
      individual: { birthdate: '1985-03-12', nbHoursToDo: 10, referentEmail: 'r@exemple.fr', firm: null },
    })
  })

  it('refuses a change that makes the patient invalid', () => {
    expect(
      summaryOf(
        planSheet(
          [
            ['Nom', 'Prénom', 'Téléphone'],
            ['Roy', 'Anna', '12'],
          ],
          [anna],
        ),
      ),
    ).toEqual(["2 | refused | Roy Anna | Le numéro de téléphone n'est pas valable, par exemple 06 12 34 56 78"])
  })

  it('reports that a line repeats an earlier line', () => {
    const rows = [
      ['Nom', 'Prénom'],
      ['Roy', 'Anna'],
      ['ROY', 'ANNA'],
      ['Noir', 'Tom'],
      ['Noir', 'tom'],
      ['Roy', 'Anna'],
    ]
    expect(summaryOf(planSheet(rows, [anna]))).toEqual([
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
  ])('finds a patient with a single name by the column %s alone', (header, individual) => {
    expect(summaryOf(planSheet([[header], ['Anna']], [storedPerson('1', individual)]))).toEqual(['2 | same | Anna'])
  })

  it('adds a person if the type is a person’s, even with the SIREN of an existing firm', () => {
    const rows = [
      ['Type', 'Nom', 'Prénom', 'SIREN'],
      ['Particulier', 'Roy', 'Anna', '732829320'],
    ]
    expect(summaryOf(planSheet(rows, [storedFirm('1', 'Le Parc', '732829320')]))).toEqual(['2 | new | Roy Anna'])
  })

  it('distinguishes e-mail addresses by their punctuation, but not by outer spaces', () => {
    const existingPerson = storedPerson('1', { lastname: 'Roy', firstname: 'Anna' }, { email: ' a.roy@exemple.fr ' })
    const verdictWith = (email: string) =>
      planSheet(
        [
          ['Nom', 'Prénom', 'E-mail'],
          ['Roy', 'Anna', email],
        ],
        [existingPerson],
      ).map(({ verdict }) => verdict)
    expect(verdictWith('a-roy@exemple.fr')).toEqual(['changed'])
    expect(verdictWith('a.roy@exemple.fr')).toEqual(['same'])
    expect(summaryOf(planSheet([personHeader, ['Noir', 'Tom', '', 'A.Roy@exemple.fr']], [existingPerson]))).toEqual([
      '2 | refused | Noir Tom | Adresse mail utilisée pour un patient déjà enregistré : Roy Anna',
    ])
  })

  it('sets the employer of a person', () => {
    const existingPerson = storedPerson('1', { lastname: 'Roy', firstname: 'Anna' })
    const [plannedLine] = planSheet(
      [
        ['Nom', 'Prénom', 'Entreprise'],
        ['Roy', 'Anna', 'Le Parc'],
      ],
      [storedFirm('parc', 'Le Parc'), existingPerson],
    )
    expect(plannedLine?.changes).toEqual([{ label: 'Entreprise', from: '', to: 'Le Parc' }])
    expect(plannedLine?.write?.input.individual?.firm).toBe('parc')
  })

  it('keeps the employer if the line names none, and changes it if the line names another', () => {
    const patients = [
      storedFirm('parc', 'Le Parc'),
      storedFirm('tilleuls', 'Les Tilleuls'),
      storedPerson('anna', { lastname: 'Roy', firstname: 'Anna', firm: 'parc' }),
    ]
    const employerAfter = (companyName: string, city: string) =>
      planSheet(
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

  it('compares the name, the SIREN and the contact of a firm', () => {
    const contact = { contactFirstname: 'Hugo', contactLastname: 'Petit' }
    const existingFirm = storedFirm('parc', 'Le Parc', '732829320', contact)
    const header = ['Type', 'Entreprise', 'SIREN', 'Nom du contact', 'Prénom du contact']
    const changesOf = (...row: string[]) =>
      planSheet([header, ['Entreprise', ...row]], [existingFirm]).map(({ verdict, changes, write }) => [
        verdict,
        changes.map(({ label, from, to }) => `${label}: ${from} → ${to}`),
        write?.id,
      ])
    expect(changesOf('LE PARC', '732 829 320', 'petit', 'HUGO')).toEqual([['same', [], undefined]])
    expect(changesOf('Le Parc', '', 'Roy', '')).toEqual([['changed', ['Nom du contact: Petit → Roy'], 'parc']])
    expect(changesOf('Le Grand Parc', '732829320', '', '')).toEqual([['new', [], 'new-1']])
    expect(changesOf('Le Grand Parc', '', '', '')).toEqual([['new', [], 'new-1']])
  })

  it('recognises an old patient without a type as a person, by the name of the contact', () => {
    const untypedPatient: Patient = {
      ...storedPatient('old', { individual: null, firm: null, contactLastname: 'Roy', contactFirstname: 'Anna' }),
      type: null,
    }
    expect(
      summaryOf(
        planSheet(
          [
            ['Nom', 'Prénom'],
            ['Roy', 'Anna'],
          ],
          [untypedPatient],
        ),
      ),
    ).toEqual(['2 | same | Roy Anna'])
  })

  it('does not treat the contact of a firm as a person with the same name', () => {
    const existingFirm = storedFirm('parc', 'Le Parc', '', { contactFirstname: 'Anna', contactLastname: 'Roy' })
    expect(
      summaryOf(
        planSheet(
          [
            ['Nom', 'Prénom'],
            ['Roy', 'Anna'],
          ],
          [existingFirm],
        ),
      ),
    ).toEqual(['2 | new | Roy Anna'])
  })
})

describe('planImport, for a name that several patients have', () => {
  const elderPatient = storedPerson(
    'elder',
    { lastname: 'Roy', firstname: 'Anna', birthdate: '1955-01-02' },
    { email: 'elder@exemple.fr' },
  )
  const youngerPatient = storedPerson(
    'younger',
    { lastname: 'Roy', firstname: 'Anna', birthdate: '1985-03-12' },
    { email: 'younger@exemple.fr' },
  )
  const patientWithoutBirthdate = storedPerson(
    'unknown',
    { lastname: 'Roy', firstname: 'Anna' },
    { email: 'unknown@exemple.fr' },
  )

  it.each<[caseName: string, patients: Patient[], birthdate: string, email: string, id: string | undefined]>([
    ['chooses the patient with the same date of birth', [elderPatient, youngerPatient], '12/03/1985', '', 'younger'],
    [
      'prefers the patient with the same date of birth to a patient without one',
      [patientWithoutBirthdate, youngerPatient],
      '12/03/1985',
      '',
      'younger',
    ],
    [
      'chooses the patient with the same e-mail address',
      [elderPatient, youngerPatient],
      '',
      'YOUNGER@exemple.fr',
      'younger',
    ],
    ['adds a patient if all have another date of birth', [elderPatient, youngerPatient], '13/03/1985', '', 'new-1'],
    [
      'chooses the only patient without another date of birth',
      [elderPatient, patientWithoutBirthdate],
      '13/03/1985',
      '',
      'unknown',
    ],
    [
      'refuses the line if no patient has the e-mail address',
      [elderPatient, youngerPatient],
      '',
      'other@exemple.fr',
      undefined,
    ],
    [
      'refuses the line if two patients have the date of birth',
      [youngerPatient, { ...youngerPatient, id: 'duplicate' }],
      '12/03/1985',
      '',
      undefined,
    ],
    [
      'refuses the line without a date of birth and an e-mail address',
      [{ ...elderPatient, email: '' }, patientWithoutBirthdate],
      '',
      '',
      undefined,
    ],
  ])('%s', (_caseName, patients, birthdate, email, id) => {
    const [plannedLine] = planSheet(
      [
        [...personHeader, 'Ville'],
        ['Roy', 'Anna', birthdate, email, 'Lyon'],
      ],
      patients,
    )
    expect(plannedLine?.write?.id).toBe(id)
    expect(plannedLine?.reasons).toEqual(
      id ? [] : ['Plusieurs patients portent ce nom : la date de naissance les distingue'],
    )
  })

  it('does not treat a person as a firm with the same name', () => {
    expect(
      summaryOf(
        planSheet(
          [
            ['Nom', 'Prénom'],
            ['Anna', 'Roy'],
          ],
          [storedFirm('1', 'Anna Roy')],
        ),
      ),
    ).toEqual(['2 | new | Anna Roy'])
  })
})

const establishmentHeader = ['Type', 'Entreprise', 'SIREN', 'SIRET', 'Code postal', 'Ville']
const [firstSiret, secondSiret] = ['73282932000017', '73282932000025']
const createFirmAddress = (zipCode: string, city: string, siret = '') => ({
  siret,
  address: { streetName: '', zipCode, city },
})
const severalFirms =
  'Plusieurs entreprises correspondent : le SIRET, ou le SIREN avec le nom et le code postal, les distingue'

describe('planImport, for firms with one SIREN', () => {
  const lyon = storedFirm('lyon', 'Foyer du Lac', '732829320', createFirmAddress('69003', 'Lyon'))
  const grenoble = storedFirm('grenoble', 'Foyer du Lac', '732829320', createFirmAddress('38000', 'Grenoble'))
  const parc = storedFirm('parc', 'Foyer du Parc', '732829320', createFirmAddress('69003', 'Lyon'))
  const withSiret = storedFirm('siret', 'Foyer du Lac', '732829320', createFirmAddress('69003', 'Lyon', firstSiret))

  it.each<[caseName: string, patients: Patient[], cells: string[], expected: string]>([
    [
      'finds a firm by its SIRET, whatever its name and postal code',
      [lyon, withSiret],
      ['Foyer', '', firstSiret, '38000'],
      'changed siret',
    ],
    ['adds a firm with another SIRET', [withSiret], ['Foyer du Lac', '732829320', secondSiret, '69003'], 'new new-1'],
    [
      'adds the SIRET to the firm with the SIREN, name and postal code',
      [lyon, grenoble, parc],
      ['Foyer du Lac', '', secondSiret, '38000'],
      'changed grenoble',
    ],
    [
      'finds a firm by SIREN, name and postal code',
      [lyon, grenoble, parc],
      ['Foyer du Lac', '732829320', '', '38000'],
      'same',
    ],
    ['adds a firm with another name', [lyon], ['Foyer des Prés', '732829320', '', '69003'], 'new new-1'],
    ['adds a firm with another postal code', [lyon], ['Foyer du Lac', '732829320', '', '01000'], 'new new-1'],
    ['adds a firm with another SIREN', [lyon], ['Foyer du Lac', '552100554', '', '69003'], 'new new-1'],
    [
      'refuses a line without a postal code if two firms match',
      [lyon, grenoble],
      ['Foyer du Lac', '732829320', '', ''],
      `refused ${severalFirms}`,
    ],
    [
      'refuses a line if two firms have its SIRET',
      [withSiret, { ...withSiret, id: 'copy' }],
      ['Foyer', '', firstSiret, ''],
      `refused ${severalFirms}`,
    ],
    [
      'refuses a SIRET of another SIREN',
      [],
      ['Foyer', '552100554', firstSiret, ''],
      "refused Le numéro SIRET n'est pas celui de cette entreprise : il commence par son SIREN",
    ],
    ['reads a SIRET in the column of the SIREN', [withSiret], ['Foyer du Lac', firstSiret, '', '69003'], 'same'],
  ])('%s', (_caseName, patients, [name = '', siren = '', siret = '', zipCode = ''], expected) => {
    const planned = planSheet([establishmentHeader, ['Entreprise', name, siren, siret, zipCode, '']], patients)
    expect(
      planned.map(({ verdict, reasons, write }) => [verdict, ...reasons, write?.id].filter(Boolean).join(' ')),
    ).toEqual([expected])
  })

  it('adds the establishments of a file, each once', () => {
    const rows = [
      establishmentHeader,
      ['Entreprise', 'Foyer', '732829320', '', '69003', 'Lyon'],
      ['Entreprise', 'Foyer', '732829320', '', '38000', 'Grenoble'],
      ['Entreprise', 'Foyer', '732829320', '', '38000', 'Grenoble'],
    ]
    expect(summaryOf(planSheet(rows))).toEqual([
      '2 | new | Foyer',
      '3 | new | Foyer',
      '4 | same | Foyer | Déjà à la ligne 3',
    ])
  })

  it.each([
    ['by its SIRET', firstSiret, 'siret'],
    ['not by its name, which two firms have', '', undefined],
  ])('finds the employer %s', (_caseName, siret, employerId) => {
    const rows = [
      ['Type', 'Nom', 'Prénom', 'Entreprise', 'SIRET'],
      ['Particulier', 'Roy', 'Anna', 'Foyer du Lac', siret],
    ]
    const [line] = planSheet(rows, [grenoble, withSiret])
    expect(line?.write?.input.individual?.firm).toBe(employerId)
    expect(line?.reasons).toEqual(
      employerId ? [] : ["Entreprise : plusieurs de vos patients s'appellent « Foyer du Lac », le SIRET les distingue"],
    )
  })
})

const createAnna = (phoneNumber: string, city: string, id = 'anna') =>
  storedPerson(
    id,
    { lastname: 'Roy', firstname: 'Anna' },
    { phoneNumber, address: { streetName: '', zipCode: '', city } },
  )

describe('planImport, after a preview', () => {
  const header = ['Nom', 'Prénom', 'Téléphone', 'Ville']
  const rows = [header, ['Roy', 'Anna', '0611111111', 'Lyon']]
  const refusedRows = [header, ['Roy', 'Anna', '0600', 'Lyon']]

  it.each<[caseName: string, sheet: readonly SheetRow[], before: Patient[], now: Patient[], expected: string]>([
    ['writes the change that the preview showed', rows, [createAnna('', '')], [createAnna('', '')], 'changed'],
    [
      'writes the remaining change, if a member has entered the other since',
      rows,
      [createAnna('', '')],
      [createAnna('06 11 11 11 11', '')],
      'changed',
    ],
    [
      'refuses the line if a member has entered another telephone number since, and names the field',
      rows,
      [createAnna('', 'Lyon')],
      [createAnna('06 22 22 22 22', 'Lyon')],
      "refused Ce patient a été modifié depuis l'aperçu (Téléphone) : la ligne n'est pas importée",
    ],
    [
      'refuses the line if a field has changed that was equal in the preview, and names the field',
      rows,
      [createAnna('', 'Lyon')],
      [createAnna('', 'Paris')],
      "refused Ce patient a été modifié depuis l'aperçu (Ville) : la ligne n'est pas importée",
    ],
    [
      'does not add a deleted patient again',
      rows,
      [createAnna('', '')],
      [],
      "refused Ce patient a été supprimé ou renommé depuis l'aperçu : la ligne n'est pas importée",
    ],
    [
      'does not change a patient who was added since',
      rows,
      [],
      [createAnna('', '')],
      "refused Ce patient a été ajouté depuis l'aperçu : la ligne n'est pas importée",
    ],
    [
      'does not change another patient of the same name',
      rows,
      [createAnna('', '')],
      [createAnna('', '', 'other')],
      "refused La ligne désigne un autre patient que dans l'aperçu, elle n'est pas importée",
    ],
    ['adds a new patient', rows, [], [], 'new'],
    [
      'refuses a line that the preview refused',
      refusedRows,
      [],
      [],
      "refused Le numéro de téléphone n'est pas valable, par exemple 06 12 34 56 78",
    ],
  ])('%s', (_caseName, sheet, patientsBefore, patientsNow, expected) => {
    const preview = planSheet(sheet, patientsBefore)
    const previewedLines = new Map(
      preview.map(({ line, verdict, changes, write }) => [line, { verdict, changes, patientId: write?.former?.id }]),
    )
    const planned = planSheet(sheet, patientsNow, () => [], previewedLines)
    expect(planned.map(({ verdict, reasons }) => [verdict, ...reasons].join(' '))).toEqual([expected])
  })

  it('shows the values of a new line, as they will be stored', () => {
    const [line] = planSheet([
      [...header, 'Date de naissance'],
      ['Roy', 'Anna', '0611111111', 'Lyon', '12/3/15'],
    ])
    expect(line?.values).toEqual([
      { label: 'Nom', value: 'Roy' },
      { label: 'Prénom', value: 'Anna' },
      { label: 'Téléphone', value: '06 11 11 11 11' },
      { label: 'Ville', value: 'Lyon' },
      { label: 'Date de naissance', value: '12/03/2015' },
    ])
  })
})
