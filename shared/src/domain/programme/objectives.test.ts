import { describe, expect, it } from '@jest/globals'
import {
  type EvaluatedSession,
  latestLevel,
  levelLabel,
  objectiveGroups,
  objectiveLabel,
  ratingsOf,
} from './objectives.ts'

const criterion = 'objectifs.moteurs.motriciteFine'
const evaluatedSession = (date: string, answer?: string): EvaluatedSession => ({
  date,
  answers: answer ? { [criterion]: answer } : {},
})

describe('objectiveGroups', () => {
  it('has thirteen criteria in three groups', () => {
    expect(objectiveGroups.map(({ title, criteria }) => [title, criteria.length])).toEqual([
      ['Objectifs moteurs', 4],
      ['Objectifs cognitifs', 4],
      ['Objectifs psycho-sociaux', 5],
    ])
    expect(objectiveLabel(criterion)).toBe('Motricité fine')
  })
})

describe('levelLabel', () => {
  it.each([
    ['partiel', 'Partiellement atteint'],
    [null, 'Non renseigné'],
  ] as const)('returns the text of the level %s: « %s »', (level, label) => {
    expect(levelLabel(level)).toBe(label)
  })
})

describe('the ratings of an objective', () => {
  it.each([
    ['there is no evaluation', [], null],
    ['no evaluation rates the criterion', [evaluatedSession('2026-11-02')], null],
    [
      'the last evaluation does not rate the criterion',
      [evaluatedSession('2026-11-02', 'partiel'), evaluatedSession('2026-11-09')],
      'partiel',
    ],
    [
      'several evaluations rate the criterion',
      [evaluatedSession('2026-11-02', 'atteint'), evaluatedSession('2026-11-09', 'partiel')],
      'partiel',
    ],
    [
      'the last evaluation answers N/A',
      [evaluatedSession('2026-11-02', 'atteint'), evaluatedSession('2026-11-09', 'na')],
      'atteint',
    ],
  ])('have the latest level that is not N/A, or none, if %s', (_caseName, evaluations, level) =>
    expect(latestLevel(evaluations, criterion)).toBe(level),
  )

  it('are returned with the date of their evaluation', () => {
    const evaluations = [
      evaluatedSession('2026-11-02', 'partiel'),
      evaluatedSession('2026-11-03'),
      evaluatedSession('2026-11-09', 'atteint'),
    ]
    expect(ratingsOf(evaluations, criterion)).toEqual([
      { date: '2026-11-02', level: 'partiel' },
      { date: '2026-11-09', level: 'atteint' },
    ])
  })
})
