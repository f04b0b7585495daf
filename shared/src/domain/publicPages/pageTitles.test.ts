import { describe, expect, it } from '@jest/globals'
import { searchTitle, therapistTitle, townName } from './pageTitles.ts'

const therapistIn = (city: string) => ({ address: { streetName: '', zipCode: '42000', city } })

describe('townName', () => {
  it.each([
    ['saint etienne', 'Saint-Étienne'],
    ['SAINT-ÉTIENNE', 'Saint-Étienne'],
    ['st étienne', 'Saint-Étienne'],
    [' saint ', 'saint'],
    ['42000', '42000'],
    ['', ''],
  ])('spells %p as %p', (typed, name) => {
    expect(townName(typed, [therapistIn('Lyon'), therapistIn('Saint-Étienne')])).toBe(name)
  })
})

describe('the titles of the directory pages (searchTitle, therapistTitle)', () => {
  it('include the town of the search', () => {
    expect(searchTitle('Lyon')).toBe('Médiation animale : praticiens à Lyon | Complice')
    expect(searchTitle('')).toBe('Trouver un praticien en médiation animale | Complice')
  })

  it('include the name of the therapist, and the town if it is known', () => {
    const claire = { firstname: 'Claire', lastname: 'Martin' }
    expect(therapistTitle({ ...claire, ...therapistIn('Lyon') })).toBe(
      'Claire Martin, médiation animale à Lyon | Complice',
    )
    expect(therapistTitle({ ...claire, ...therapistIn('') })).toBe('Claire Martin, médiation animale | Complice')
  })
})
