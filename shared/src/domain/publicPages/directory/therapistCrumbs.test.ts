import { describe, expect, it } from '@jest/globals'
import { therapistCrumbs } from './therapistCrumbs.ts'

const directory = { label: 'Trouver un praticien', path: '/therapists' }
const crumbsIn = (city: string) => therapistCrumbs({ address: { streetName: '', zipCode: '', city } })

describe("the way to a therapist's page", () => {
  it('leads through the town', () => {
    expect(crumbsIn('Saint-Étienne ')).toEqual([
      directory,
      { label: 'Saint-Étienne', path: '/therapists?location=Saint-%C3%89tienne' },
    ])
  })

  it('leads through the directory alone where no town is known', () => {
    expect(crumbsIn(' ')).toEqual([directory])
  })
})
