import { describe, expect, it } from '@jest/globals'
import { fileParts } from './fileParts.ts'
import { newForPatient } from './newForPatient.ts'

const patient = { id: 'aaaaaaaa-0000-4000-8000-000000000100', archivedAt: null }
const labelsOf = (privileges: readonly string[], change: { archivedAt?: string } = {}) => {
  const { session, documents } = newForPatient({ ...patient, ...change }, privileges)
  return [session, ...documents].flatMap((link) => link?.label ?? [])
}

describe('the forms opened from a patient file', () => {
  it.each([
    [
      'all privileges',
      ['AGENDA', 'ESTIMATION', 'BILL', 'PATIENTS'],
      ['Nouvelle séance', 'Nouveau devis', 'Nouvelle facture'],
    ],
    ['the agenda alone', ['AGENDA', 'PATIENTS'], ['Nouvelle séance']],
    ['invoices alone', ['BILL', 'PATIENTS'], ['Nouvelle facture']],
    ['quotes alone', ['ESTIMATION', 'PATIENTS'], ['Nouveau devis']],
    ['patients alone', ['PATIENTS'], []],
  ])('are those of a member with %s', (_who, privileges, labels) => {
    expect(labelsOf(privileges)).toEqual(labels)
  })

  it('are not offered for an archived patient', () => {
    expect(labelsOf(['AGENDA', 'ESTIMATION', 'BILL'], { archivedAt: '2031-02-03T10:00:00Z' })).toEqual([])
  })

  it('have the id of the patient in their address', () => {
    const { session, documents } = newForPatient(patient, ['AGENDA', 'ESTIMATION', 'BILL'])
    expect([session, ...documents].map((link) => link?.path)).toEqual([
      `/pros/session?patient=${patient.id}`,
      `/pros/estimations?patientId=${patient.id}`,
      `/pros/billings?patientId=${patient.id}`,
    ])
  })
})

const partLabels = (privileges: readonly string[], isFirm = false) =>
  fileParts({ firm: isFirm ? { companyName: 'Foyer', siren: '', corporatePatients: [] } : null }, privileges).map(
    ({ label }) => label,
  )

describe('the parts of a patient file', () => {
  it('leave out the documents for members who may not see them', () => {
    expect(partLabels(['PATIENTS'])).not.toContain('Devis et factures')
    expect(partLabels(['PATIENTS', 'BILL'])).toContain('Devis et factures')
  })

  it('leave out what a firm has not: animals and health data', () => {
    expect(partLabels(['BILL']).filter((label) => !partLabels(['BILL'], true).includes(label))).toEqual([
      'Animaux',
      'Accord',
    ])
  })
})
