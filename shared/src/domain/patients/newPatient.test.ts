import { describe, expect, it } from '@jest/globals'
import { emptyPatientFit } from '../fit/emptyPatientFit.ts'
import { newPatientProblems } from './newPatient.ts'

const draft = {
  type: 'INDIVIDUAL' as const,
  email: '',
  phoneNumber: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: { firstname: 'Léa', lastname: 'Martin', birthdate: null, nbHoursToDo: 0 },
  firm: { companyName: 'École du Lac', siren: '' },
}
const tooLight = { ...emptyPatientFit, weightKg: 0 }
const fieldsOf = (change: object) => newPatientProblems({ ...draft, ...change }, '2026-11-20').map(({ field }) => field)

describe('newPatientProblems', () => {
  it.each([
    ['accepts a patient without the fit with animals', {}, []],
    ['accepts an empty fit', { fit: emptyPatientFit }, []],
    ['reports an invalid weight', { fit: tooLight }, ['fit.weightKg']],
    [
      'reports an animal that is both preferred and avoided',
      { fit: { ...emptyPatientFit, preferredAnimalIds: ['a'], avoidedAnimalIds: ['a'] } },
      ['fit.avoidedAnimalIds'],
    ],
    ['does not check the fit of a firm', { type: 'FIRM', fit: tooLight }, []],
    [
      'reports missing fields and an invalid fit together',
      { individual: { ...draft.individual, lastname: '' }, fit: tooLight },
      ['individual.lastname', 'fit.weightKg'],
    ],
  ])('%s', (_caseName, change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })
})
