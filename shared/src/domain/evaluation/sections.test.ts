import { describe, expect, it } from '@jest/globals'
import { isRecord } from '../isRecord.ts'
import { emptyEvaluation } from './evaluation.ts'
import { labelOfAnswer, scales } from './scales.ts'
import { adaptations, criteriaOf, evaluationSections } from './sections.ts'

/** Returns the dotted paths of all values in an object. */
const pathsOf = (value: unknown, path = ''): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, child]) => pathsOf(child, path ? `${path}.${key}` : key))
    : [path]

describe('the sections of an evaluation', () => {
  it('have the order of the API contract', () => {
    expect(evaluationSections.map(({ id }) => id)).toEqual(
      Object.keys(emptyEvaluation()).filter((name) => name !== 'bienEtreParAnimal'),
    )
  })

  it('contain every criterion, note and adaptation of the API contract once', () => {
    const displayedPaths: string[] = [
      ...evaluationSections.flatMap((section) => [...criteriaOf(section), ...section.notes]),
      ...adaptations,
    ].map(({ path }) => path)
    const contractPaths = pathsOf(emptyEvaluation()).filter(
      (path) => path !== 'bienEtreParAnimal' && path !== 'interaction.typesObserves',
    )
    expect(displayedPaths.toSorted()).toEqual(contractPaths.toSorted())
  })
})

describe('the scale', () => {
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
  ] as const)('%s has these values and labels, in display order: %j, %j', (name, values, labels) => {
    expect(scales[name].options.map(({ value }) => value)).toEqual(values)
    expect(values.map((value) => labelOfAnswer(name, value))).toEqual(labels)
  })

  it('has an empty label for a missing answer', () => {
    expect(labelOfAnswer('quality', null)).toBe('')
  })
})
