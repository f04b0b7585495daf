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
          { date: '2026-11-01', standing: 'non-atteint' },
          { date: '2026-11-03', standing: 'partiel' },
          { date: '2026-11-04', standing: 'partiel' },
          { date: '2026-11-05', standing: 'atteint' },
        ],
        atEnd: 'atteint',
        shares: [
          { standing: 'non-atteint', count: 1, percent: 25 },
          { standing: 'partiel', count: 2, percent: 50 },
          { standing: 'atteint', count: 1, percent: 25 },
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
