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
const problemTextsOf = (draft: PatientDraft) =>
  patientProblems(draft, today).map(({ field, message }) => `${field}: ${message}`)
const invalidFieldsOf = (draft: PatientDraft) => patientProblems(draft, today).map(({ field }) => field)

describe('patientProblems', () => {
  it.each([
    ['a person with both names', person],
    ['a company with its name', company],
    ['a person born in 1901', { ...person, individual: { ...individual, birthdate: '1901-01-01' } }],
    ['a person of whom only the year is known', { ...person, individual: { ...individual, birthYear: 1985 } }],
    ['a person born today', { ...person, individual: { ...individual, birthdate: today } }],
    ['a phone number in international notation', { ...person, phoneNumber: '+33 (0)6 12 34 56 78' }],
    ['a postal code with a space', { ...person, address: { ...contact.address, zipCode: '01 000' } }],
    [
      'a SIRET with spaces',
      { ...company, firm: { companyName: 'Lac', siren: '732829320', siret: '732 829 320 00074' } },
    ],
    ['a SIRET without a SIREN', { ...company, firm: { companyName: 'Lac', siren: '', siret: '73282932000074' } }],
    ['a SIREN with spaces', { ...company, firm: { companyName: 'Lac', siren: '732 829 320' } }],
    ['a person with invalid fields of a company', { ...person, firm: { companyName: '', siren: '123456789' } }],
    [
      'a company with invalid fields of a person',
      { ...company, individual: { ...individual, birthdate: '2199-01-01', funderTel: '12' } },
    ],
  ])('accepts %s', (_caseName, draft) => {
    expect(problemTextsOf(draft)).toEqual([])
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
      'a number of hours that is not negative',
      { individual: { ...individual, nbHoursToDo: -1 } },
      "individual.nbHoursToDo: Le nombre d'heures ne peut être négatif",
    ],
    [
      'at most 99,999 hours',
      { individual: { ...individual, nbHoursToDo: 100_000 } },
      "individual.nbHoursToDo: Le nombre d'heures est trop grand : 99 999 au plus",
    ],
    [
      'a date of birth that is not in the future',
      { individual: { ...individual, birthdate: '2026-11-23' } },
      'individual.birthdate: La date de naissance est à venir',
    ],
    [
      'a year of birth that is not in the future',
      { individual: { ...individual, birthYear: 2027 } },
      "individual.birthYear: L'année de naissance est à venir",
    ],
    [
      'a date or a year of birth, not both',
      { individual: { ...individual, birthdate: '1985-03-12', birthYear: 1985 } },
      "individual.birthYear: L'année seule ne va pas avec une date de naissance complète",
    ],
    [
      'a second phone number that can be called',
      { secondPhoneNumber: '12' },
      "secondPhoneNumber: Le numéro de téléphone n'est pas valable, par exemple 06 12 34 56 78",
    ],
    [
      'a note of at most 2000 characters',
      { practiceNote: 'a'.repeat(2001) },
      'practiceNote: La note du cabinet est trop longue : 2000 caractères au plus',
    ],
    ['the name of a company', { type: 'FIRM' as const }, "firm.companyName: Le nom de l'entreprise ne peut être vide"],
    [
      'a SIRET with a correct check digit',
      { type: 'FIRM' as const, firm: { companyName: 'Lac', siren: '732829320', siret: '73282932000075' } },
      "firm.siret: Le numéro SIRET n'est pas valable : quatorze chiffres, dont le dernier est une clé",
    ],
    [
      'the SIRET of the firm with this SIREN',
      { type: 'FIRM' as const, firm: { companyName: 'Lac', siren: '552100554', siret: '73282932000074' } },
      "firm.siret: Le numéro SIRET n'est pas celui de cette entreprise : il commence par son SIREN",
    ],
    [
      'a SIREN with a correct check digit',
      { type: 'FIRM' as const, firm: { companyName: 'Lac', siren: '123456789' } },
      "firm.siren: Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé",
    ],
    [
      'a French postal code',
      { address: { ...contact.address, zipCode: '96000' } },
      "address.zipCode: Le code postal n'est pas valable : cinq chiffres, par exemple 69003",
    ],
    [
      'a valid telephone number',
      { phoneNumber: '06 12' },
      "phoneNumber: Le numéro de téléphone n'est pas valable, par exemple 06 12 34 56 78",
    ],
    ['a valid e-mail address', { email: 'lea@' }, "email: L'adresse mail n'est pas valable"],
  ])('requires %s', (_caseName, change, expected) => {
    expect(problemTextsOf({ ...person, ...change })).toEqual([expected])
  })

  it.each(['legalManagerPhone', 'legalManagerEmail', 'referentPhone', 'referentEmail', 'funderTel', 'funderEmail'])(
    'requires a valid %s if it is filled in',
    (name) => {
      expect(invalidFieldsOf({ ...person, individual: { ...individual, [name]: '12' } })).toEqual([
        `individual.${name}`,
      ])
    },
  )

  it('reports every missing name of an empty patient', () => {
    expect(problemTextsOf({ ...contact, type: 'INDIVIDUAL', individual: null, firm: null })).toHaveLength(2)
    expect(problemTextsOf({ ...contact, type: 'FIRM', individual: null, firm: null })).toHaveLength(1)
  })
})
