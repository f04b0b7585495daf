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

/** The lines that an import of the file of both patients plans for a practice that has `patients`. */
function linesFor(patients: readonly Patient[]) {
  const file = patientsCsv([person, firm]).slice(1)
  const rows = file
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  const plan = { rows, ...recogniseColumns(rows, today), patients, today, newId: () => id(900) }
  return [...planImport({ ...plan, schemaProblems: () => [] })].flatMap((line) => line ?? [])
}

describe('the file of patients that the product writes itself', () => {
  it('changes nothing where it is imported again', () => {
    expect(linesFor([person, firm]).map(({ verdict, changes }) => [verdict, changes])).toEqual([
      ['same', []],
      ['same', []],
    ])
  })

  it('gives another practice the same patients, the contact of a firm too', () => {
    const [ofFirm, ofPerson] = linesFor([]).map(({ write }) => write?.input)
    expect(ofFirm).toMatchObject({
      type: 'FIRM',
      contactLastname: 'Petit',
      contactFirstname: 'Hugo',
      individual: null,
      firm: firm.firm,
    })
    expect(ofPerson).toMatchObject({
      type: 'INDIVIDUAL',
      contactLastname: '',
      address: person.address,
      individual: person.individual,
    })
  })

  it('says that the contact of a firm is another by now', () => {
    const before = { ...firm, contactLastname: 'Roy' }
    expect(linesFor([person, before]).flatMap(({ changes }) => changes)).toEqual([
      { label: 'Nom du contact', from: 'Roy', to: 'Petit' },
    ])
  })
})
