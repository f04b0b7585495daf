import { describe, expect, it } from '@jest/globals'
import type { PatientFitInput } from '../../contracts/agenda/fit.ts'
import type { Patient } from '../../contracts/patients/patient.ts'
import { nothingRecorded } from '../fit/nothingRecorded.ts'
import { areOfOneKind, mergedFit } from './mergePatients.ts'

const fit = (change: Partial<PatientFitInput>): PatientFitInput => ({ ...nothingRecorded, ...change })

describe('two files', () => {
  it.each<[Patient['type'], Patient['type'], boolean]>([
    ['INDIVIDUAL', 'INDIVIDUAL', true],
    ['FIRM', 'FIRM', true],
    ['INDIVIDUAL', null, true],
    [null, null, true],
    ['FIRM', 'INDIVIDUAL', false],
    [null, 'FIRM', false],
  ])('of %s and %s may be merged: %s', (one, other, expected) => {
    expect(areOfOneKind({ type: one }, { type: other })).toBe(expected)
  })
})

describe('the fit with animals of two files', () => {
  it.each<[string, Partial<PatientFitInput>, Partial<PatientFitInput>, Partial<PatientFitInput>]>([
    [
      'keeps every allergy and fear once',
      { allergies: ['a', 'b'], fears: ['f'] },
      { allergies: ['b', 'c'], fears: [] },
      { allergies: ['a', 'b', 'c'], fears: ['f'] },
    ],
    ["keeps the remaining file's weight", { weightKg: 60 }, { weightKg: 70 }, { weightKg: 60 }],
    ["takes the other's weight where none is known", {}, { weightKg: 70 }, { weightKg: 70 }],
    [
      'avoids an animal avoided in either file',
      { preferredAnimalIds: ['x', 'y'] },
      { avoidedAnimalIds: ['x'] },
      { preferredAnimalIds: ['y'], avoidedAnimalIds: ['x'] },
    ],
    ['has one note after the other', { note: 'Un' }, { note: 'Deux ' }, { note: 'Un\n\nDeux' }],
    ['has a note once if both files have it', { note: 'Un' }, { note: 'Un' }, { note: 'Un' }],
  ])('%s', (_caseName, one, other, expected) => {
    expect(mergedFit(fit(one), fit(other))).toEqual(fit(expected))
  })
})
