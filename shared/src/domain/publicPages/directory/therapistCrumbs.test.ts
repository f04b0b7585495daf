import { describe, expect, it } from '@jest/globals'
import { therapistCrumbs } from './therapistCrumbs.ts'

const directory = { label: 'Trouver un praticien', path: '/therapists' }
const crumbsIn = (city: string) => therapistCrumbs({ address: { streetName: '', zipCode: '', city } })

describe("the breadcrumbs of a therapist's page", () => {
  it('include the town', () => {
    expect(crumbsIn('Saint-Étienne ')).toEqual([
      directory,
      { label: 'Saint-Étienne', path: '/therapists?location=Saint-%C3%89tienne' },
    ])
  })

  it('are the directory alone if the town is unknown', () => {
    expect(crumbsIn(' ')).toEqual([directory])
  })
})
