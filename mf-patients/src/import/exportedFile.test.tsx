import { describe, expect, it } from '@jest/globals'
import type { Patient } from 'shared/contracts/patients/patient'
import { planImport } from 'shared/domain/patients/import/planImport'
import { recogniseColumns } from 'shared/domain/patients/import/recogniseColumns'
import { aPatient, id } from 'shared/testing'
import { patientsCsv } from '../patients/list/patientsCsv.ts'

const today = '2026-11-22'
const person = aPatient({ id: id(101) })
const firm = aPatient({
  id: id(102),
  type: 'FIRM',
  email: 'contact@lac.exemple.fr',
  contactLastname: 'Petit',
  contactFirstname: 'Hugo',
  individual: null,
  firm: { companyName: 'École du Lac', siren: '732829320' },
})

/** Returns the planned lines when a practice with `patients` imports the file of the exported patients. */
function planLines(patients: readonly Patient[], exportedPatients: readonly Patient[] = [person, firm]) {
  const textWithoutByteOrderMark = patientsCsv(exportedPatients).slice(1)
  const rows = textWithoutByteOrderMark
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  const plan = { rows, ...recogniseColumns(rows, today), patients, today, newId: () => id(900) }
  return [...planImport({ ...plan, schemaProblems: () => [] })].flatMap((line) => line ?? [])
}

/**
 * Details of the guardian, the referent and the funder; some begin like a formula or with an apostrophe, which the
 * export escapes.
 */
const relatedContacts = {
  legalManagerLastname: "L'Hermite",
  legalManagerFirstname: 'Anne',
  legalManagerLink: "'=Mère",
  legalManagerPhone: '06 98 76 54 32',
  legalManagerEmail: 'anne@exemple.fr',
  referentPhone: '+44 20 79 46 00 00',
  referentEmail: 'referent@exemple.fr',
  funderLastname: 'Petit',
  funderFirstname: 'Hugo',
  funderCompanyName: '@Mutuelle',
  funderTel: '04 78 00 00 01',
  funderEmail: 'financeur@exemple.fr',
}

/** Firm of an association: all its firms have the same SIREN and one of two names; every second firm has a SIRET. */
const buildAssociationFirm = (index: number): Patient => ({
  ...firm,
  id: id(10_000 + index),
  email: `foyer${index}@exemple.fr`,
  phoneNumber: '04 78 00 00 00',
  secondPhoneNumber: '04 78 00 00 09',
  practiceNote: '@Livraison par la cour',
  address: { streetName: `'=${index} rue du Lac`, zipCode: String(10_000 + index), city: '-Lyon' },
  firm: {
    companyName: index % 3 === 0 ? '=Foyer' : 'Foyer du Lac',
    siren: '732829320',
    siret: index % 2 === 0 ? `73282932${String(index).padStart(6, '0')}` : '',
  },
})

/**
 * Every tenth person has no date of birth; some have only a year, and some a date before the first year of the form.
 */
const birthOf = (index: number) => {
  if (index % 10 === 0) return { birthdate: null, birthYear: null }
  if (index % 7 === 0) return { birthdate: null, birthYear: 1985 }
  return { birthdate: index % 5 === 0 ? '1901-03-12' : '2015-03-12', birthYear: null }
}

/**
 * Person in a group of three with the same last name. Every tenth person has the same full name, and
 * neither birth date nor e-mail address.
 */
const buildPerson = (index: number): Patient => {
  const hasNamesake = index % 10 === 0
  return {
    ...person,
    id: id(20_000 + index),
    email: index % 2 === 0 ? '' : `=a${index}@exemple.fr`,
    phoneNumber: '06 12 34 56 78',
    secondPhoneNumber: index % 3 === 0 ? '+44 20 79 46 00 00' : '04 78 00 00 02',
    practiceNote: index % 2 === 0 ? `=Note ${index}` : "'-Préfère le matin 👍",
    address: { streetName: "''=1 rue", zipCode: '01000', city: '＝Bourg' },
    individual: {
      ...relatedContacts,
      lastname: hasNamesake ? '=Martin' : `Martin${Math.floor(index / 3)}`,
      firstname: hasNamesake ? 'Zoé' : `'-Prénom${index % 3}`,
      ...birthOf(index),
      nbHoursToDo: 10.5,
      firm: index % 4 === 0 ? null : id(10_000 + (index % 500)),
    },
  }
}

describe('an exported file of patients abroad', () => {
  it('changes nothing when it is imported again, and adds them with their country to another practice', () => {
    const address = { streetName: 'Rue Haute 5', zipCode: '1000', city: 'Bruxelles', country: 'BE' }
    const foreignFirm = { ...firm, address }
    expect(planLines([foreignFirm], [foreignFirm])).toMatchObject([{ verdict: 'same' }])
    expect(planLines([], [foreignFirm])).toMatchObject([{ verdict: 'new', write: { input: { address } } }])
  })
})

describe('an exported file of a practice of 3,000 patients', () => {
  const associationFirms = Array.from({ length: 500 }, (_, index) => buildAssociationFirm(index))
  const people = Array.from({ length: 2_490 }, (_, index) => buildPerson(index))
  const contacts: Patient[] = Array.from({ length: 10 }, (_, index) => ({
    ...person,
    id: id(30_000 + index),
    email: `contact${index}@exemple.fr`,
    type: null,
    individual: null,
    contactLastname: 'Foyer',
    contactFirstname: index % 2 === 0 ? '' : 'Léa',
  }))
  const practice = [...associationFirms, ...people, ...contacts]

  it('changes nothing when it is imported again', () => {
    const lines = planLines(practice, practice)
    expect(lines).toHaveLength(3_000)
    expect(
      lines.flatMap(({ line, verdict, reasons, changes }) =>
        verdict === 'same' ? [] : [{ line, verdict, reasons, changes }],
      ),
    ).toEqual([])
  })
})

describe('an exported file of patients', () => {
  it('changes nothing when it is imported into the same practice', () => {
    expect(planLines([person, firm]).map(({ verdict, changes }) => [verdict, changes])).toEqual([
      ['same', []],
      ['same', []],
    ])
  })

  it('creates the same patients in another practice, with the contact of a firm', () => {
    const [firmInput, personInput] = planLines([]).map(({ write }) => write?.input)
    expect(firmInput).toMatchObject({
      type: 'FIRM',
      contactLastname: 'Petit',
      contactFirstname: 'Hugo',
      individual: null,
      firm: firm.firm,
    })
    expect(personInput).toMatchObject({
      type: 'INDIVIDUAL',
      contactLastname: '',
      address: person.address,
      individual: person.individual,
    })
  })

  it('reports a changed contact of a firm', () => {
    const previousFirm = { ...firm, contactLastname: 'Roy' }
    expect(planLines([person, previousFirm]).flatMap(({ changes }) => changes)).toEqual([
      { label: 'Nom du contact', from: 'Roy', to: 'Petit' },
    ])
  })
})
