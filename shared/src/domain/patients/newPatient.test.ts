import { describe, expect, it } from '@jest/globals'
import { nothingRecorded } from '../fit/nothingRecorded.ts'
import { newPatientProblems } from './newPatient.ts'

const draft = {
  type: 'INDIVIDUAL' as const,
  email: '',
  phoneNumber: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: { firstname: 'Léa', lastname: 'Martin', birthdate: null, nbHoursToDo: 0 },
  firm: { companyName: 'École du Lac', siren: '' },
}
const tooLight = { ...nothingRecorded, weightKg: 0 }
const fieldsOf = (change: object) => newPatientProblems({ ...draft, ...change }, '2026-11-20').map(({ field }) => field)

describe('a new patient', () => {
  it.each([
    ['may omit the fit with animals', {}, []],
    ['may leave the fit empty', { fit: nothingRecorded }, []],
    ['has a valid weight, if any', { fit: tooLight }, ['fit.weightKg']],
    [
      'does not prefer an animal to be avoided',
      { fit: { ...nothingRecorded, preferredAnimalIds: ['a'], avoidedAnimalIds: ['a'] } },
      ['fit.avoidedAnimalIds'],
    ],
    ['that is a firm has no fit', { type: 'FIRM', fit: tooLight }, []],
    [
      'also reports missing fields',
      { individual: { ...draft.individual, lastname: '' }, fit: tooLight },
      ['individual.lastname', 'fit.weightKg'],
    ],
  ])('%s', (_caseName, change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })
})
