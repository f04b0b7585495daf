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

/** Returns the planned lines when a practice with `patients` imports the exported file of both patients. */
function linesFor(patients: readonly Patient[]) {
  const file = patientsCsv([person, firm]).slice(1)
  const rows = file
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  const plan = { rows, ...recogniseColumns(rows, today), patients, today, newId: () => id(900) }
  return [...planImport({ ...plan, schemaProblems: () => [] })].flatMap((line) => line ?? [])
}

describe('an exported file of patients', () => {
  it('changes nothing when it is imported into the same practice', () => {
    expect(linesFor([person, firm]).map(({ verdict, changes }) => [verdict, changes])).toEqual([
      ['same', []],
      ['same', []],
    ])
  })

  it('creates the same patients in another practice, with the contact of a firm', () => {
    const [firmInput, personInput] = linesFor([]).map(({ write }) => write?.input)
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
    expect(linesFor([person, previousFirm]).flatMap(({ changes }) => changes)).toEqual([
      { label: 'Nom du contact', from: 'Roy', to: 'Petit' },
    ])
  })
})
