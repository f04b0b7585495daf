import { describe, expect, it } from '@jest/globals'
import type { Position } from 'shared/contracts/patients/patient'
import { directionsTo } from './directionsTo.ts'

const address = { streetName: '3 rue du Pré', zipCode: '69003', city: 'Lyon' }
const found = (precision: Position['precision']): Position => ({ latitude: 45.76, longitude: 4.85, precision })
const byText = 'https://www.openstreetmap.org/directions?to=3+rue+du+Pr%C3%A9%2C+69003+Lyon'

describe('the way to a patient', () => {
  it.each<[string, Position | undefined, string]>([
    [
      'leads to the position of the address',
      found('address'),
      'https://www.openstreetmap.org/directions?to=45.76%2C4.85',
    ],
    ['is searched in the region of a postal code', found('zipCode'), `${byText}#map=12/45.76/4.85`],
    ['is searched by its text where the position is a guess', found('default'), byText],
    ['is searched by its text without a position', undefined, byText],
  ])('%s', (_sentence, position, expected) => {
    expect(directionsTo({ address, position })).toBe(expected)
  })

  it('is none without an address', () => {
    expect(directionsTo({ address: { streetName: '', zipCode: '', city: '' } })).toBeUndefined()
  })
})
