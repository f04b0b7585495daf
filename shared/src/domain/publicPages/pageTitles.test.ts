import { describe, expect, it } from '@jest/globals'
import { searchTitle, therapistTitle, townName } from './pageTitles.ts'

const at = (city: string) => ({ address: { streetName: '', zipCode: '42000', city } })

describe('the town of a search', () => {
  it.each([
    ['saint etienne', 'Saint-Étienne'],
    ['SAINT-ÉTIENNE', 'Saint-Étienne'],
    ['st étienne', 'Saint-Étienne'],
    [' saint ', 'saint'],
    ['42000', '42000'],
    ['', ''],
  ])('%p is called %p', (typed, name) => {
    expect(townName(typed, [at('Lyon'), at('Saint-Étienne')])).toBe(name)
  })
})

describe('the title of a page of the directory', () => {
  it('has the town that was searched for', () => {
    expect(searchTitle('Lyon')).toBe('Médiation animale : praticiens à Lyon | Complice')
    expect(searchTitle('')).toBe('Trouver un praticien en médiation animale | Complice')
  })

  it('has the therapist, and their town if it is known', () => {
    const claire = { firstname: 'Claire', lastname: 'Martin' }
    expect(therapistTitle({ ...claire, ...at('Lyon') })).toBe('Claire Martin, médiation animale à Lyon | Complice')
    expect(therapistTitle({ ...claire, ...at('') })).toBe('Claire Martin, médiation animale | Complice')
  })
})
