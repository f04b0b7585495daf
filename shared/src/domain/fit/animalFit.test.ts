import { describe, expect, it } from '@jest/globals'
import { byVerdict, fitOf, worstVerdict } from './animalFit.ts'
import type { FitPerson, Mismatch } from './animalFit.ts'
import { nothingRecorded } from './nothingRecorded.ts'
import { misfitSentences, mismatchReason } from './sentences.ts'

const horse = 'species-horse'
const dog = 'species-dog'
const caline = { id: 'caline', speciesId: horse, riderLimits: { maxWeightKg: 80, minAge: 8 } }
const nala = { id: 'nala', speciesId: dog, riderLimits: { maxWeightKg: null, minAge: null } }
const day = '2026-11-23'
const person = (needs: Partial<FitPerson> = {}): FitPerson => ({ ...nothingRecorded, birthdate: null, ...needs })

describe('an animal and a person', () => {
  it.each([
    ['fit when nothing is recorded', person(), caline, 'fits', []],
    ['fit at the very limit of weight', person({ weightKg: 80 }), caline, 'fits', []],
    ['do not fit above it', person({ weightKg: 80.1 }), caline, 'incompatible', ['weight']],
    ['fit at any weight without a limit', person({ weightKg: 140 }), nala, 'fits', []],
    ['fit on the birthday', person({ birthdate: '2018-11-23' }), caline, 'fits', []],
    ['do not fit the day before it', person({ birthdate: '2018-11-24' }), caline, 'incompatible', ['age']],
    ['do not fit by the allergy to a species', person({ allergies: [dog] }), nala, 'incompatible', ['allergy']],
    ['do not fit by the allergy to this animal', person({ allergies: ['nala'] }), nala, 'incompatible', ['allergy']],
    ['fit when the allergy is to another species', person({ allergies: [dog] }), caline, 'fits', []],
    ['do not fit by the fear of a species', person({ fears: [dog] }), nala, 'incompatible', ['fear']],
    ['do not fit by the fear of this animal', person({ fears: ['nala'] }), nala, 'incompatible', ['fear']],
    ['do not fit when it is to be avoided', person({ avoidedAnimalIds: ['nala'] }), nala, 'incompatible', ['avoided']],
    ['fit best when it is preferred', person({ preferredAnimalIds: ['caline'] }), caline, 'preferred', []],
    [
      'do not fit against a reason, even when preferred',
      person({ preferredAnimalIds: ['nala'], fears: [dog] }),
      nala,
      'incompatible',
      ['fear'],
    ],
    [
      'do not fit for every reason there is',
      person({
        weightKg: 95,
        birthdate: '2020-01-01',
        allergies: [horse],
        fears: ['caline'],
        avoidedAnimalIds: ['caline'],
      }),
      caline,
      'incompatible',
      ['weight', 'age', 'allergy', 'fear', 'avoided'],
    ],
  ] as const)('%s', (_sentence, people, animal, verdict, kinds) => {
    const fit = fitOf(people, animal, day)
    expect([fit.verdict, fit.mismatches.map(({ kind }) => kind)]).toEqual([verdict, kinds])
  })
})

describe('several people', () => {
  it.each([
    [[], 'fits'],
    [['preferred'], 'preferred'],
    [['preferred', 'fits'], 'fits'],
    [['preferred', 'incompatible', 'fits'], 'incompatible'],
  ] as const)('have the worst of %j', (verdicts, worst) => {
    expect(worstVerdict(verdicts)).toBe(worst)
  })

  it('get preferred animals first and incompatible ones last', () => {
    expect((['incompatible', 'fits', 'preferred'] as const).toSorted(byVerdict)).toEqual([
      'preferred',
      'fits',
      'incompatible',
    ])
  })
})

describe('a reason', () => {
  const named = { speciesName: 'Cheval', personName: 'Durand Paul' }
  it.each<[Mismatch, string]>([
    [
      { kind: 'weight', value: 92.5, limit: 80 },
      'pas de cavalier au-dessus de 80\u00a0kg, Durand Paul pèse 92,5\u00a0kg',
    ],
    [{ kind: 'age', value: 1, limit: 8 }, 'pas avant 8 ans, Durand Paul a 1 an'],
    [{ kind: 'allergy', isSpecies: true }, 'Durand Paul y est allergique (cheval)'],
    [{ kind: 'allergy', isSpecies: false }, 'Durand Paul y est allergique'],
    [{ kind: 'fear', isSpecies: true }, 'Durand Paul en a peur (cheval)'],
    [{ kind: 'avoided' }, 'à éviter avec Durand Paul'],
  ])('%j has its sentence', (mismatch, sentence) => {
    expect(mismatchReason(mismatch, named)).toBe(sentence)
  })

  it('is shown with the animal, or only that it is incompatible', () => {
    expect(misfitSentences('Câline', ['pas avant 8 ans', 'à éviter'])).toEqual([
      'Câline : pas avant 8 ans',
      'Câline : à éviter',
    ])
    expect(misfitSentences('Câline', [])).toEqual(['Câline : incompatible'])
  })
})
