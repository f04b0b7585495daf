import { describe, expect, it } from '@jest/globals'
import { markerPosition, truncationNote, searchHeadline } from './search.ts'

describe('searchHeadline', () => {
  it.each([
    [0, 'Aucun praticien trouvé'],
    [1, '1 praticien(ne) peut vous intéresser'],
    [2, '2 praticiens peuvent vous intéresser'],
    [12, '12 praticiens peuvent vous intéresser'],
    [10_000, '10\u202f000 praticiens peuvent vous intéresser'],
  ])('for %i results is « %s »', (count, headline) => {
    expect(searchHeadline(count)).toBe(headline)
  })
})

describe('truncationNote', () => {
  it('explains how to find the other results, if there are any', () => {
    expect(truncationNote(300, 10_000)).toBe(
      'Seuls les 300 premiers sont affichés. Précisez un nom ou un lieu pour trouver les autres.',
    )
    expect(truncationNote(300, 300)).toBe('')
  })
})

describe('markerPosition', () => {
  it.each([
    [
      'is the position of the address',
      { latitude: 45.76, longitude: 4.84, approximate: false },
      { position: [45.76, 4.84], approximate: false },
    ],
    [
      'is approximate if the position of the address is',
      { latitude: 45.76, longitude: 4.84, approximate: true },
      { position: [45.76, 4.84], approximate: true },
    ],
    [
      'is in Paris without coordinates',
      { latitude: null, longitude: null, approximate: false },
      { position: [48.8566, 2.3522], approximate: true },
    ],
    [
      'is in Paris with only one coordinate',
      { latitude: 45.76, longitude: null, approximate: false },
      { position: [48.8566, 2.3522], approximate: true },
    ],
  ])('%s', (_caseName, therapist, expected) => {
    expect(markerPosition(therapist)).toEqual(expected)
  })
})
