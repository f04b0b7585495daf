import { describe, expect, it } from '@jest/globals'
import { objectiveProgress } from './objectiveProgress.ts'

const criterion = 'objectifs.moteurs.motriciteFine'
const answers = ['non-atteint', 'na', 'partiel', 'partiel', 'atteint']
const evaluations = answers.map((answer, index) => ({
  date: `2026-11-0${index + 1}`,
  answers: { [criterion]: answer },
}))

describe('the progress of an objective', () => {
  it('is the sequence of ratings, with the share of each, without N/A', () => {
    expect(objectiveProgress([{ criterion, atStart: 'non-atteint' }], evaluations)).toEqual([
      {
        label: 'Motricité fine',
        atStart: 'non-atteint',
        points: [
          { date: '2026-11-01', level: 'non-atteint' },
          { date: '2026-11-03', level: 'partiel' },
          { date: '2026-11-04', level: 'partiel' },
          { date: '2026-11-05', level: 'atteint' },
        ],
        atEnd: 'atteint',
        shares: [
          { level: 'non-atteint', count: 1, percent: 25 },
          { level: 'partiel', count: 2, percent: 50 },
          { level: 'atteint', count: 1, percent: 25 },
        ],
      },
    ])
  })

  it('is empty without ratings', () => {
    const [progress] = objectiveProgress([{ criterion, atStart: null }], [])
    expect(progress).toMatchObject({ points: [], atEnd: null })
    expect(progress?.shares.map(({ percent }) => percent)).toEqual([0, 0, 0])
  })
})
