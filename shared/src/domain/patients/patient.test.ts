import { describe, expect, it } from '@jest/globals'
import { patientProblems } from './patient.ts'
import type { PatientDraft } from './patient.ts'

const today = '2026-11-22'
const contact = {
  email: '',
  phoneNumber: '',
  address: { streetName: '', zipCode: '', city: '' },
}
const individual = { firstname: 'Léa', lastname: 'Martin', birthdate: null, nbHoursToDo: null }
const person: PatientDraft = { ...contact, type: 'INDIVIDUAL', individual, firm: { companyName: '', siren: '' } }
const company: PatientDraft = {
  ...contact,
  type: 'FIRM',
  individual: { firstname: '', lastname: '', birthdate: null, nbHoursToDo: 0 },
  firm: { companyName: 'École du Lac', siren: '' },
}
const sentences = (draft: PatientDraft) =>
  patientProblems(draft, today).map(({ field, message }) => `${field}: ${message}`)
const fields = (draft: PatientDraft) => patientProblems(draft, today).map(({ field }) => field)

describe('a patient', () => {
  it.each([
    ['with both names', person],
    ['of a company with its name', company],
    ['born today', { ...person, individual: { ...individual, birthdate: today } }],
    ['with a pasted number', { ...person, phoneNumber: '+33 (0)6 12 34 56 78' }],
    ['with a spaced postal code', { ...person, address: { ...contact.address, zipCode: '01 000' } }],
    ['of a company with a spaced SIREN', { ...company, firm: { companyName: 'Lac', siren: '732 829 320' } }],
    ['whatever the fields of the other type', { ...person, firm: { companyName: '', siren: '123456789' } }],
    [
      'of a company, whatever the other side holds',
      { ...company, individual: { ...individual, birthdate: '2199-01-01', funderTel: '12' } },
    ],
  ])('%s can be saved', (_caseName, draft) => {
    expect(sentences(draft)).toEqual([])
  })

  it.each([
    [
      'a last name',
      { individual: { ...individual, lastname: '  ' } },
      'individual.lastname: Le nom de famille ne peut être vide',
    ],
    [
      'a first name',
      { individual: { ...individual, firstname: '' } },
      'individual.firstname: Le prénom ne peut être vide',
    ],
    [
      'no negative hours',
      { individual: { ...individual, nbHoursToDo: -1 } },
      "individual.nbHoursToDo: Le nombre d'heures ne peut être négatif",
    ],
    [
      'hours that can be stored',
      { individual: { ...individual, nbHoursToDo: 100_000 } },
      "individual.nbHoursToDo: Le nombre d'heures est trop grand : 99 999 au plus",
    ],
    [
      'a birthday in the past',
      { individual: { ...individual, birthdate: '2026-11-23' } },
      'individual.birthdate: La date de naissance est à venir',
    ],
    ["the company's name", { type: 'FIRM' as const }, "firm.companyName: Le nom de l'entreprise ne peut être vide"],
    [
      'a SIREN whose key is right',
      { type: 'FIRM' as const, firm: { companyName: 'Lac', siren: '123456789' } },
      "firm.siren: Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé",
    ],
    [
      'a French postal code',
      { address: { ...contact.address, zipCode: '96000' } },
      "address.zipCode: Le code postal n'est pas valable : cinq chiffres, par exemple 69003",
    ],
    [
      'a telephone number',
      { phoneNumber: '06 12' },
      "phoneNumber: Le numéro de téléphone n'est pas valable, par exemple 06 12 34 56 78",
    ],
    ['an e-mail address', { email: 'lea@' }, "email: L'adresse mail n'est pas valable"],
  ])('needs %s', (_caseName, change, expected) => {
    expect(sentences({ ...person, ...change })).toEqual([expected])
  })

  it.each(['legalManagerPhone', 'legalManagerEmail', 'referentPhone', 'referentEmail', 'funderTel', 'funderEmail'])(
    'needs a valid %s where there is one',
    (name) => {
      expect(fields({ ...person, individual: { ...individual, [name]: '12' } })).toEqual([`individual.${name}`])
    },
  )

  it('has every problem when it is empty', () => {
    expect(sentences({ ...contact, type: 'INDIVIDUAL', individual: null, firm: null })).toHaveLength(2)
    expect(sentences({ ...contact, type: 'FIRM', individual: null, firm: null })).toHaveLength(1)
  })
})
