import { expect, it } from '@jest/globals'
import { patientFitProblems, riderLimitsProblems } from './fitProblems.ts'

const nothing = { weightKg: null, preferredAnimalIds: [], avoidedAnimalIds: [] }

it.each([
  ['nothing', {}, []],
  ['a weight', { weightKg: 42.5 }, []],
  ['no weight at all', { weightKg: 0 }, ['weightKg']],
  ['the weight of a horse', { weightKg: 501 }, ['weightKg']],
  [
    'an animal preferred and avoided',
    { preferredAnimalIds: ['a'], avoidedAnimalIds: ['b', 'a'] },
    ['avoidedAnimalIds'],
  ],
])('a patient with %s', (_what, draft, fields) => {
  expect(patientFitProblems({ ...nothing, ...draft }).map(({ field }) => field)).toEqual(fields)
})

it.each([
  [{ maxWeightKg: null, minAge: null }, []],
  [{ maxWeightKg: 80, minAge: 8 }, []],
  [{ maxWeightKg: 80.5, minAge: 0 }, ['riderLimits.maxWeightKg', 'riderLimits.minAge']],
  [{ maxWeightKg: 501, minAge: 121 }, ['riderLimits.maxWeightKg', 'riderLimits.minAge']],
])('an animal with the limits %j', (limits, fields) => {
  expect(riderLimitsProblems(limits).map(({ field }) => field)).toEqual(fields)
})
