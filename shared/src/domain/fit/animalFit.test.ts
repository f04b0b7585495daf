import { describe, expect, it } from '@jest/globals'
import { byVerdict, checkAnimalFit, worstVerdict } from './animalFit.ts'
import type { FitPerson, Mismatch } from './animalFit.ts'
import { emptyPatientFit } from './emptyPatientFit.ts'
import { misfitSentences, mismatchReason } from './sentences.ts'

const horse = 'species-horse'
const dog = 'species-dog'
const caline = { id: 'caline', speciesId: horse, riderLimits: { maxWeightKg: 80, minAge: 8 } }
const nala = { id: 'nala', speciesId: dog, riderLimits: { maxWeightKg: null, minAge: null } }
const day = '2026-11-23'
const person = (needs: Partial<FitPerson> = {}): FitPerson => ({ ...emptyPatientFit, birthdate: null, ...needs })

describe('checkAnimalFit, for a person and an animal', () => {
  it.each([
    ['`fits` when nothing is recorded', person(), caline, 'fits', []],
    ['`fits` at the maximum weight', person({ weightKg: 80 }), caline, 'fits', []],
    ['`incompatible` above the maximum weight', person({ weightKg: 80.1 }), caline, 'incompatible', ['weight']],
    ['`fits` at any weight without a maximum', person({ weightKg: 140 }), nala, 'fits', []],
    ['`fits` on the day the minimum age is reached', person({ birthdate: '2018-11-23' }), caline, 'fits', []],
    [
      '`incompatible` on the day before the minimum age is reached',
      person({ birthdate: '2018-11-24' }),
      caline,
      'incompatible',
      ['age'],
    ],
    ['`incompatible` with an allergy to the species', person({ allergies: [dog] }), nala, 'incompatible', ['allergy']],
    [
      '`incompatible` with an allergy to the animal',
      person({ allergies: ['nala'] }),
      nala,
      'incompatible',
      ['allergy'],
    ],
    ['`fits` with an allergy to another species', person({ allergies: [dog] }), caline, 'fits', []],
    ['`incompatible` with a fear of the species', person({ fears: [dog] }), nala, 'incompatible', ['fear']],
    ['`incompatible` with a fear of the animal', person({ fears: ['nala'] }), nala, 'incompatible', ['fear']],
    [
      '`incompatible` when the animal is to be avoided',
      person({ avoidedAnimalIds: ['nala'] }),
      nala,
      'incompatible',
      ['avoided'],
    ],
    ['`preferred` when the animal is preferred', person({ preferredAnimalIds: ['caline'] }), caline, 'preferred', []],
    [
      '`incompatible` with a fear, even when the animal is preferred',
      person({ preferredAnimalIds: ['nala'], fears: [dog] }),
      nala,
      'incompatible',
      ['fear'],
    ],
    [
      '`incompatible` with all reasons',
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
  ] as const)('is %s', (_caseName, fitPerson, animal, verdict, kinds) => {
    const fit = checkAnimalFit(fitPerson, animal, day)
    expect([fit.verdict, fit.mismatches.map(({ kind }) => kind)]).toEqual([verdict, kinds])
  })
})

describe('the verdict for several people', () => {
  it.each([
    [[], 'fits'],
    [['preferred'], 'preferred'],
    [['preferred', 'fits'], 'fits'],
    [['preferred', 'incompatible', 'fits'], 'incompatible'],
  ] as const)('is the worst of %j: %s', (verdicts, worst) => {
    expect(worstVerdict(verdicts)).toBe(worst)
  })

  it('determines the order of animals: preferred ones first, incompatible ones last', () => {
    expect((['incompatible', 'fits', 'preferred'] as const).toSorted(byVerdict)).toEqual([
      'preferred',
      'fits',
      'incompatible',
    ])
  })
})

describe('mismatchReason', () => {
  const names = { speciesName: 'Cheval', personName: 'Durand Paul' }
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
  ])('describes %j as « %s »', (mismatch, sentence) => {
    expect(mismatchReason(mismatch, names)).toBe(sentence)
  })
})

describe('misfitSentences', () => {
  it('names the animal with each reason, or only as incompatible if the reasons are hidden', () => {
    expect(misfitSentences('Câline', ['pas avant 8 ans', 'à éviter'])).toEqual([
      'Câline : pas avant 8 ans',
      'Câline : à éviter',
    ])
    expect(misfitSentences('Câline', [])).toEqual(['Câline : incompatible'])
  })
})
