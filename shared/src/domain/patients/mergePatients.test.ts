import { describe, expect, it } from '@jest/globals'
import type { PatientFitInput } from '../../contracts/agenda/fit.ts'
import type { Patient } from '../../contracts/patients/patient.ts'
import { nothingRecorded } from '../fit/nothingRecorded.ts'
import { canBeMerged, mergeFits } from './mergePatients.ts'

const fit = (change: Partial<PatientFitInput>): PatientFitInput => ({ ...nothingRecorded, ...change })

describe('canBeMerged', () => {
  it.each<[Patient['type'], Patient['type'], boolean]>([
    ['INDIVIDUAL', 'INDIVIDUAL', true],
    ['FIRM', 'FIRM', true],
    ['INDIVIDUAL', null, true],
    [null, null, true],
    ['FIRM', 'INDIVIDUAL', false],
    [null, 'FIRM', false],
  ])('for files of %s and %s is %s', (one, other, expected) => {
    expect(canBeMerged({ type: one }, { type: other })).toBe(expected)
  })
})

describe('mergeFits', () => {
  it.each<[string, Partial<PatientFitInput>, Partial<PatientFitInput>, Partial<PatientFitInput>]>([
    [
      'keeps every allergy and fear once',
      { allergies: ['a', 'b'], fears: ['f'] },
      { allergies: ['b', 'c'], fears: [] },
      { allergies: ['a', 'b', 'c'], fears: ['f'] },
    ],
    ["keeps the remaining file's weight", { weightKg: 60 }, { weightKg: 70 }, { weightKg: 60 }],
    ["uses the other file's weight if the remaining file has none", {}, { weightKg: 70 }, { weightKg: 70 }],
    [
      'avoids an animal that is avoided in one of the files',
      { preferredAnimalIds: ['x', 'y'] },
      { avoidedAnimalIds: ['x'] },
      { preferredAnimalIds: ['y'], avoidedAnimalIds: ['x'] },
    ],
    ['joins the notes of both files', { note: 'Un' }, { note: 'Deux ' }, { note: 'Un\n\nDeux' }],
    ['keeps a note once if both files have it', { note: 'Un' }, { note: 'Un' }, { note: 'Un' }],
  ])('%s', (_caseName, one, other, expected) => {
    expect(mergeFits(fit(one), fit(other))).toEqual(fit(expected))
  })
})
