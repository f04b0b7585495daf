import { expect, it } from '@jest/globals'
import { patientFitProblems, riderLimitsProblems } from './fitProblems.ts'

const emptyDraft = { weightKg: null, preferredAnimalIds: [], avoidedAnimalIds: [] }

it.each([
  ['no field filled in', {}, []],
  ['a weight', { weightKg: 42.5 }, []],
  ['a weight of 0', { weightKg: 0 }, ['weightKg']],
  ['a weight above 500 kg', { weightKg: 501 }, ['weightKg']],
  [
    'an animal that is both preferred and avoided',
    { preferredAnimalIds: ['a'], avoidedAnimalIds: ['b', 'a'] },
    ['avoidedAnimalIds'],
  ],
])('patientFitProblems for a patient with %s returns the fields with a problem', (_caseName, draft, fields) => {
  expect(patientFitProblems({ ...emptyDraft, ...draft }).map(({ field }) => field)).toEqual(fields)
})

it.each([
  [{ maxWeightKg: null, minAge: null }, []],
  [{ maxWeightKg: 80, minAge: 8 }, []],
  [{ maxWeightKg: 80.5, minAge: 0 }, ['riderLimits.maxWeightKg', 'riderLimits.minAge']],
  [{ maxWeightKg: 501, minAge: 121 }, ['riderLimits.maxWeightKg', 'riderLimits.minAge']],
])('riderLimitsProblems for the limits %j returns problems of the fields %j', (limits, fields) => {
  expect(riderLimitsProblems(limits).map(({ field }) => field)).toEqual(fields)
})
