import { describe, expect, it } from '@jest/globals'
import { therapistCrumbs } from './therapistCrumbs.ts'

const directory = { label: 'Trouver un praticien', path: '/therapists' }
const crumbsOfTown = (city: string) => therapistCrumbs({ address: { streetName: '', zipCode: '', city } })

describe('therapistCrumbs', () => {
  it('includes the town', () => {
    expect(crumbsOfTown('Saint-Étienne ')).toEqual([
      directory,
      { label: 'Saint-Étienne', path: '/therapists?location=Saint-%C3%89tienne' },
    ])
  })

  it('returns only the directory if the town is unknown', () => {
    expect(crumbsOfTown(' ')).toEqual([directory])
  })
})
