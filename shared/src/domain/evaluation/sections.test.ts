import { describe, expect, it } from '@jest/globals'
import { isRecord } from '../isRecord.ts'
import { emptyEvaluation } from './evaluation.ts'
import { labelOn, scales } from './scales.ts'
import { adaptations, criteriaOf, evaluationSections } from './sections.ts'

/** Every dotted path of the contract that has a value. */
const pathsOf = (value: unknown, path = ''): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, below]) => pathsOf(below, path ? `${path}.${key}` : key))
    : [path]

describe('the sections of an evaluation', () => {
  it('are nine, in the order of the contract', () => {
    expect(evaluationSections.map(({ id }) => id)).toEqual(
      Object.keys(emptyEvaluation()).filter((name) => name !== 'bienEtreParAnimal'),
    )
  })

  it('show every field of the contract once', () => {
    const shown: string[] = [
      ...evaluationSections.flatMap((section) => [...criteriaOf(section), ...section.notes]),
      ...adaptations,
    ].map(({ path }) => path)
    const held = pathsOf(emptyEvaluation()).filter(
      (path) => path !== 'bienEtreParAnimal' && path !== 'interaction.typesObserves',
    )
    expect(shown.toSorted()).toEqual(held.toSorted())
  })
})

describe('a scale', () => {
  it.each([
    ['quality', [4, 3, 2, 1, 0], ['Excellent', 'Satisfaisant', 'À améliorer', 'Insuffisant', 'N/A']],
    ['management', [4, 3, 2, 1], ['Excellent', 'Satisfaisant', 'À améliorer', 'Insuffisant']],
    [
      'objective',
      ['atteint', 'partiel', 'non-atteint', 'na'],
      ['Atteint', 'Partiellement atteint', 'Non atteint', 'N/A'],
    ],
    ['behaviour', [5, 4, 3, 2, 1], ['Très positif', 'Positif', 'Neutre', 'Négatif', 'Très négatif']],
    ['wellbeing', [4, 3, 2, 1], ['Excellent', 'Satisfaisant', 'À surveiller', 'Problématique']],
    ['satisfaction', [1, 2, 3, 4, 5], ['1', '2', '3', '4', '5']],
  ] as const)('of %s says what the specification says', (name, values, labels) => {
    expect(scales[name].options.map(({ value }) => value)).toEqual(values)
    expect(values.map((value) => labelOn(name, value))).toEqual(labels)
  })

  it('has no label without a value', () => {
    expect(labelOn('quality', null)).toBe('')
  })
})
