import { describe, expect, it } from '@jest/globals'
import type { PatientDraft } from '../patients/patient.ts'
import type { Problem } from '../problems.ts'
import { estimationDefaults } from './estimationDefaults.ts'
import { estimationProblems, type EstimationDraft } from './estimationProblems.ts'

const today = '2026-11-23'
const completeDraft: EstimationDraft = {
  therapistId: 'a',
  patientId: 'b',
  newPatient: null,
  isFirm: false,
  nbParticipants: 1,
  unitaryPrice: 60,
  nbHoursToDo: 10,
  periodOfValidity: 3,
  taxes: 20,
}
const individualPatient: PatientDraft = {
  type: 'INDIVIDUAL',
  email: 'lea@exemple.fr',
  phoneNumber: '',
  address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  individual: { firstname: 'Léa', lastname: 'Martin', birthdate: null, nbHoursToDo: 0 },
  firm: null,
}
const firmPatient: PatientDraft = {
  ...individualPatient,
  type: 'FIRM',
  individual: null,
  firm: { companyName: 'Les Tilleuls', siren: '' },
}
const textsOf = (problems: readonly Problem[]) => problems.map(({ field, message }) => `${field}: ${message}`)
const withNewPatient = (newPatient: PatientDraft): Partial<EstimationDraft> => ({ patientId: null, newPatient })

describe('estimationProblems', () => {
  it.each([
    ['a quote for a patient', {}],
    ['a quote for a new person', withNewPatient(individualPatient)],
    ['a quote for a new firm', { ...withNewPatient(firmPatient), isFirm: true, nbParticipants: 1000 }],
    ['a quote that is valid today only, without VAT', { periodOfValidity: 0, taxes: 0 }],
    ['a quote that is valid for ten years, at the rate of La Réunion', { periodOfValidity: 120, taxes: 8.5 }],
    ['a quote for a firm, with one participant', { isFirm: true, nbParticipants: 1 }],
    ['a quote with the largest total', { unitaryPrice: 9_999_999.99, nbHoursToDo: 1, taxes: 0 }],
    ['a quote for an individual, without a number of participants', { nbParticipants: null }],
  ])('accepts %s', (_caseName, change) => {
    expect(estimationProblems({ ...completeDraft, ...change }, today)).toEqual([])
  })

  it.each<[string, Partial<EstimationDraft>, string[]]>([
    ['a patient', { patientId: null }, ['patientId: patient']],
    ['a therapist', { therapistId: null }, ['therapistId: Praticien']],
    [
      'the names and the e-mail address of a new person',
      withNewPatient({
        ...individualPatient,
        email: '',
        individual: { firstname: ' ', lastname: '', birthdate: null, nbHoursToDo: 0 },
      }),
      [
        'newPatient.individual.firstname: Prénom',
        'newPatient.individual.lastname: Nom de famille',
        'newPatient.email: E-mail',
      ],
    ],
    [
      'the name of a new firm',
      { ...withNewPatient({ ...firmPatient, firm: { companyName: '', siren: '' } }), isFirm: true },
      ["newPatient.firm.companyName: Nom de l'entreprise"],
    ],
    [
      'the names of a new person without any details',
      withNewPatient({ ...individualPatient, individual: null }),
      ['newPatient.individual.firstname: Prénom', 'newPatient.individual.lastname: Nom de famille'],
    ],
    [
      'the name of a new firm without any details',
      withNewPatient({ ...firmPatient, firm: null }),
      ["newPatient.firm.companyName: Nom de l'entreprise"],
    ],
    ['a price above 0', { unitaryPrice: 0 }, ['unitaryPrice: Prix unitaire']],
    ['a price', { unitaryPrice: null }, ['unitaryPrice: Prix unitaire']],
    ['a number of hours', { nbHoursToDo: 0 }, ["nbHoursToDo: Nombre d'heures"]],
    [
      'a number of participants for a firm',
      { isFirm: true, nbParticipants: null },
      ['nbParticipants: Nombre de participants : de 1 à 1000'],
    ],
    [
      'at most 1000 participants',
      { isFirm: true, nbParticipants: 1001 },
      ['nbParticipants: Nombre de participants : de 1 à 1000'],
    ],
    ['a period of validity', { periodOfValidity: null }, ['periodOfValidity: Durée de validité : de 0 à 120 mois']],
    ['a VAT rate of at most 100 %', { taxes: 101 }, ['taxes: TVA : de 0 à 100 %']],
    ['a VAT rate of France', { taxes: 19 }, ["taxes: Ce taux de TVA n'existe pas en France"]],
    ['a VAT rate of at least 0 %', { taxes: -1 }, ['taxes: TVA : de 0 à 100 %']],
    [
      'a period of validity of at least 0 months',
      { periodOfValidity: -1 },
      ['periodOfValidity: Durée de validité : de 0 à 120 mois'],
    ],
    [
      'at least one participant',
      { isFirm: true, nbParticipants: 0 },
      ['nbParticipants: Nombre de participants : de 1 à 1000'],
    ],
    [
      'a total with VAT below the maximum',
      { unitaryPrice: 9_000_000, nbHoursToDo: 1, taxes: 20 },
      ['unitaryPrice: Le montant du devis est trop grand'],
    ],
    [
      'a total below the maximum',
      { unitaryPrice: 9_999_999, nbHoursToDo: 2 },
      ['unitaryPrice: Le montant du devis est trop grand'],
    ],
  ])('requires %s', (_caseName, change, problems) => {
    expect(textsOf(estimationProblems({ ...completeDraft, ...change }, today))).toEqual(problems)
  })

  it("reports a new patient's invalid e-mail address with the path of the field", () => {
    expect(
      estimationProblems({ ...completeDraft, ...withNewPatient({ ...individualPatient, email: 'lea' }) }, today),
    ).toMatchObject([{ field: 'newPatient.email', kind: 'invalid' }])
  })
})

describe('estimationDefaults', () => {
  const profile = {
    defaultSessionPrice: 45.5,
    taxes: true,
    taxesAmount: 20,
    vatExemption: 'FRANCHISE' as const,
    tvaNumber: '',
    firm: { address: { zipCode: '69003' } },
  }

  it("contains the profile's price and VAT, three months and one participant", () => {
    expect(estimationDefaults(profile, today)).toEqual({
      unitaryPrice: 45.5,
      periodOfValidity: 3,
      taxes: 20,
      nbParticipants: 1,
      vatReason: null,
      comments: '',
    })
  })

  it.each([
    ['FRANCHISE', 'TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)'],
    ['EXONERE_SANTE', 'Exonération de TVA, art. 261-4-1° du CGI'],
  ] as const)(
    'for a profile without VAT (%s) contains a rate of 0 and the mention of the exemption',
    (vatExemption, comments) => {
      expect(estimationDefaults({ ...profile, taxes: false, vatExemption }, today)).toMatchObject({
        taxes: 0,
        vatReason: vatExemption,
        comments,
      })
    },
  )
})
