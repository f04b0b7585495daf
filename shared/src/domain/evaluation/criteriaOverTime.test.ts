import { describe, expect, it } from '@jest/globals'
import { answersByCriterion, bestScore, scoreLabel, scoreOf, sectionsWithCurves } from './criteriaOverTime.ts'
import type { AnswersByCriterion } from './criteriaOverTime.ts'
import { emptyEvaluation } from './evaluation.ts'

describe('the curves of evaluation criteria over time', () => {
  it('contain only answered criteria', () => {
    const evaluation = emptyEvaluation()
    evaluation.comportement.autonomie = 4
    evaluation.preparation.mesuresSecurite = 0
    evaluation.objectifs.moteurs.motriciteFine = 'partiel'
    evaluation.objectifs.moteurs.motriciteGlobale = 'na'
    evaluation.objectifs.observations = 'Une note'
    expect(answersByCriterion(evaluation)).toEqual({
      'comportement.autonomie': 4,
      'objectifs.moteurs.motriciteFine': 'partiel',
    })
  })

  it.each([
    [5, 5],
    ['atteint', 3],
    ['partiel', 2],
    ['non-atteint', 1],
    ['na', null],
    [undefined, null],
  ])('plot the answer %s at %s', (answer, expected) => {
    expect(scoreOf(answer)).toBe(expected)
  })

  it.each([
    ['objective', 3, 'Atteint'],
    ['objective', 2, 'Partiellement atteint'],
    ['behaviour', 1, 'Très négatif'],
    ['quality', 4, 'Excellent'],
    ['quality', 9, ''],
  ] as const)('label the scale %s at %s with « %s »', (scale, score, label) => {
    expect(scoreLabel(scale, score)).toBe(label)
  })

  it.each([
    ['objective', 3],
    ['behaviour', 5],
    ['quality', 4],
  ] as const)('on the scale %s have the maximum %s', (scale, best) => {
    expect(bestScore(scale)).toBe(best)
  })

  it('are grouped by section, without the criteria about the animal', () => {
    const answers: AnswersByCriterion[] = [
      { 'comportement.autonomie': 4 },
      { 'comportement.communication': 3, 'bienEtreAnimal.cooperationAnimal': 2 },
    ]
    expect(sectionsWithCurves(answers).map(({ id, criteria }) => [id, criteria.map(({ label }) => label)])).toEqual([
      ['comportement', ['Communication', 'Autonomie']],
    ])
    expect(sectionsWithCurves([])).toEqual([])
  })
})
