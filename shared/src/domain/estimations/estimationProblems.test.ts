import { describe, expect, it } from '@jest/globals'
import type { PatientDraft } from '../patients/patient.ts'
import { estimationDefaults } from './estimationDefaults.ts'
import { estimationProblems, type EstimationDraft } from './estimationProblems.ts'

const today = '2026-11-23'
const complete: EstimationDraft = {
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
const person: PatientDraft = {
  type: 'INDIVIDUAL',
  email: 'lea@exemple.fr',
  phoneNumber: '',
  address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  individual: { firstname: 'Léa', lastname: 'Martin', birthdate: null, nbHoursToDo: 0 },
  firm: null,
}
const firm: PatientDraft = {
  ...person,
  type: 'FIRM',
  individual: null,
  firm: { companyName: 'Les Tilleuls', siren: '' },
}
const asNew = (newPatient: PatientDraft): Partial<EstimationDraft> => ({ patientId: null, newPatient })

describe('a quote', () => {
  it.each([
    ['for a patient', {}],
    ['for a new person', asNew(person)],
    ['for a new firm', { ...asNew(firm), isFirm: true, nbParticipants: 1000 }],
    ['valid today only, without VAT', { periodOfValidity: 0, taxes: 0 }],
    ['of an individual, whatever the participants', { nbParticipants: null }],
  ])('%s can be issued', (_what, change) => {
    expect(estimationProblems({ ...complete, ...change }, today)).toEqual([])
  })

  it.each<[string, Partial<EstimationDraft>, string[]]>([
    ['a patient', { patientId: null }, ['patient']],
    ['a therapist', { therapistId: null }, ['Praticien']],
    [
      'the names of a new person',
      asNew({ ...person, email: '', individual: { firstname: ' ', lastname: '', birthdate: null, nbHoursToDo: 0 } }),
      ['Prénom', 'Nom de famille', 'E-mail'],
    ],
    [
      'the name of a new firm',
      { ...asNew({ ...firm, firm: { companyName: '', siren: '' } }), isFirm: true },
      ["Nom de l'entreprise"],
    ],
    ['a price', { unitaryPrice: 0 }, ['Prix unitaire']],
    ['a price', { unitaryPrice: null }, ['Prix unitaire']],
    ['hours', { nbHoursToDo: 0 }, ["Nombre d'heures"]],
    ['participants of a firm', { isFirm: true, nbParticipants: null }, ['Nombre de participants : de 1 à 1000']],
    ['so few participants', { isFirm: true, nbParticipants: 1001 }, ['Nombre de participants : de 1 à 1000']],
    ['a validity', { periodOfValidity: null }, ['Durée de validité : de 0 à 120 mois']],
    ['a VAT', { taxes: 101 }, ['TVA : de 0 à 100 %']],
    ['a possible amount', { unitaryPrice: 9_999_999, nbHoursToDo: 2 }, ['Le montant du devis est trop grand']],
  ])('needs %s', (_what, change, messages) => {
    expect(estimationProblems({ ...complete, ...change }, today).map(({ message }) => message)).toEqual(messages)
  })

  it("has a new patient's fields under their path, and refuses an invalid e-mail address", () => {
    expect(estimationProblems({ ...complete, ...asNew({ ...person, email: 'lea' }) }, today)).toMatchObject([
      { field: 'newPatient.email', kind: 'invalid' },
    ])
  })
})

describe('a new quote', () => {
  const profile = { defaultSessionPrice: 45.5, taxes: true, taxesAmount: 20, vatExemption: 'FRANCHISE' as const }

  it("has the profile's price, three months, one participant and 20 % by default", () => {
    expect(estimationDefaults(profile, today)).toEqual({
      unitaryPrice: 45.5,
      periodOfValidity: 3,
      taxes: 20,
      nbParticipants: 1,
      comments: 'TVA non applicable, art. 293 B du CGI',
    })
  })

  it.each([
    ['FRANCHISE', 'TVA non applicable, art. 293 B du CGI'],
    ['EXONERE_SANTE', 'Exonération de TVA, art. 261-4-1° du CGI'],
  ] as const)('of a firm that owes no VAT (%s) proposes none, with its mention', (vatExemption, comments) => {
    expect(estimationDefaults({ ...profile, taxes: false, vatExemption }, today)).toMatchObject({ taxes: 0, comments })
  })
})
