import { describe, expect, it } from '@jest/globals'
import { fileParts } from './fileParts.ts'
import { creationLinksOf } from './creationLinksOf.ts'

const patient = { id: 'aaaaaaaa-0000-4000-8000-000000000100', archivedAt: null }
const labelsOf = (privileges: readonly string[], change: { archivedAt?: string } = {}) => {
  const { session, documents } = creationLinksOf({ ...patient, ...change }, privileges)
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
  ])('are limited to the forms that a member with %s may open', (_caseName, privileges, labels) => {
    expect(labelsOf(privileges)).toEqual(labels)
  })

  it('are not offered for an archived patient', () => {
    expect(labelsOf(['AGENDA', 'ESTIMATION', 'BILL'], { archivedAt: '2031-02-03T10:00:00Z' })).toEqual([])
  })

  it('have the id of the patient in their URL', () => {
    const { session, documents } = creationLinksOf(patient, ['AGENDA', 'ESTIMATION', 'BILL'])
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

  it('leave out the animals and the consent for a firm', () => {
    expect(partLabels(['BILL']).filter((label) => !partLabels(['BILL'], true).includes(label))).toEqual([
      'Animaux',
      'Accord',
    ])
  })
})
