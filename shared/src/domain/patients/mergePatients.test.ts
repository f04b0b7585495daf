import { describe, expect, it } from '@jest/globals'
import type { PatientFitInput } from '../../contracts/agenda/fit.ts'
import type { Patient } from '../../contracts/patients/patient.ts'
import { emptyPatientFit } from '../fit/emptyPatientFit.ts'
import { canBeMerged, droppedFits, droppedKinds, mergeFits, mergeNotes } from './mergePatients.ts'

const fit = (change: Partial<PatientFitInput>): PatientFitInput => ({ ...emptyPatientFit, ...change })

describe('canBeMerged', () => {
  it.each<[Patient['type'], Patient['type'], boolean]>([
    ['INDIVIDUAL', 'INDIVIDUAL', true],
    ['FIRM', 'FIRM', true],
    ['INDIVIDUAL', null, true],
    [null, null, true],
    ['FIRM', 'INDIVIDUAL', false],
    [null, 'FIRM', false],
  ])('for files of type %s and %s (null counts as INDIVIDUAL) is %s', (one, other, expected) => {
    expect(canBeMerged({ type: one }, { type: other })).toBe(expected)
  })
})

type FitFields = Partial<PatientFitInput>

describe('mergeFits', () => {
  it.each<[caseName: string, one: FitFields, other: FitFields, expected: FitFields]>([
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

describe('droppedFits', () => {
  it.each<[caseName: string, one: FitFields, other: FitFields, expected: ReturnType<typeof droppedFits>]>([
    ['nothing of empty files', {}, {}, { weightKg: null, preferredAnimals: 0 }],
    ['another weight of the other file', { weightKg: 60 }, { weightKg: 70 }, { weightKg: 70, preferredAnimals: 0 }],
    ['no weight that both files have', { weightKg: 60 }, { weightKg: 60 }, { weightKg: null, preferredAnimals: 0 }],
    ['no weight if the remaining file has none', {}, { weightKg: 70 }, { weightKg: null, preferredAnimals: 0 }],
    ['no weight if the other file has none', { weightKg: 60 }, {}, { weightKg: null, preferredAnimals: 0 }],
    [
      'the preferred animals that the other file avoids',
      { preferredAnimalIds: ['x', 'y'] },
      { avoidedAnimalIds: ['x'] },
      { weightKg: null, preferredAnimals: 1 },
    ],
    [
      "the other file's preferred animals that the remaining file avoids",
      { avoidedAnimalIds: ['x'] },
      { preferredAnimalIds: ['x', 'y'] },
      { weightKg: null, preferredAnimals: 1 },
    ],
    [
      'no animal that both files prefer',
      { preferredAnimalIds: ['x'] },
      { preferredAnimalIds: ['x'] },
      { weightKg: null, preferredAnimals: 0 },
    ],
  ])('returns %s', (_caseName, one, other, expected) => {
    expect(droppedFits(fit(one), fit(other))).toEqual(expected)
  })
})

describe('droppedKinds', () => {
  const nothing = { shares: 0, weightKg: null, preferredAnimals: 0, sessionNames: 0, undoableImports: 0 }

  it('is empty when nothing is dropped', () => {
    expect(droppedKinds(nothing)).toEqual([])
  })

  it('returns each kind of dropped data', () => {
    expect(droppedKinds({ ...nothing, shares: 2, weightKg: 71 })).toEqual(['shares', 'weightKg'])
  })
})

describe('mergeNotes', () => {
  it.each([
    ['Matin', 'Soir', 'Matin\n\nSoir'],
    ['Matin', '', 'Matin'],
    ['', 'Soir', 'Soir'],
    ['Matin', ' Matin ', 'Matin'],
    ['', '', ''],
  ])('of %j and %j is %j', (remaining, other, expected) => {
    expect(mergeNotes(remaining, other)).toBe(expected)
  })
})
