import { describe, expect, it } from '@jest/globals'
import { type EvaluatedSession, latestStanding, objectiveGroups, objectiveLabel, standingsOf } from './objectives.ts'

const criterion = 'objectifs.moteurs.motriciteFine'
const evaluated = (date: string, answer?: string): EvaluatedSession => ({
  date,
  answers: answer ? { [criterion]: answer } : {},
})

describe('the objectives of a programme', () => {
  it('are thirteen, in three groups', () => {
    expect(objectiveGroups.map(({ title, criteria }) => [title, criteria.length])).toEqual([
      ['Objectifs moteurs', 4],
      ['Objectifs cognitifs', 4],
      ['Objectifs psycho-sociaux', 5],
    ])
    expect(objectiveLabel(criterion)).toBe('Motricité fine')
  })

  it.each([
    ['no evaluation', [], null],
    ['one without an answer to it', [evaluated('2026-11-02')], null],
    ['the last one with an answer', [evaluated('2026-11-02', 'partiel'), evaluated('2026-11-09')], 'partiel'],
    ['the last of several', [evaluated('2026-11-02', 'atteint'), evaluated('2026-11-09', 'partiel')], 'partiel'],
    ['N/A', [evaluated('2026-11-02', 'atteint'), evaluated('2026-11-09', 'na')], 'atteint'],
  ])('have the level of %s', (_name, evaluations, standing) =>
    expect(latestStanding(evaluations, criterion)).toBe(standing),
  )

  it('are tracked from evaluation to evaluation', () => {
    const evaluations = [
      evaluated('2026-11-02', 'partiel'),
      evaluated('2026-11-03'),
      evaluated('2026-11-09', 'atteint'),
    ]
    expect(standingsOf(evaluations, criterion)).toEqual([
      { date: '2026-11-02', standing: 'partiel' },
      { date: '2026-11-09', standing: 'atteint' },
    ])
  })
})
