import { describe, expect, it } from '@jest/globals'
import type { Position } from '../../contracts/patients/patient.ts'
import { directionsTo } from './directionsTo.ts'

const address = { streetName: '3 rue du Pré', zipCode: '69003', city: 'Lyon' }
const positionWithPrecision = (precision: Position['precision']): Position => ({
  latitude: 45.76,
  longitude: 4.85,
  precision,
})
const textSearchUrl = 'https://www.openstreetmap.org/directions?to=3+rue+du+Pr%C3%A9%2C+69003+Lyon'

describe('directionsTo', () => {
  it.each<[string, Position | undefined, string]>([
    [
      'uses the coordinates of an exactly located address',
      positionWithPrecision('address'),
      'https://www.openstreetmap.org/directions?to=45.76%2C4.85',
    ],
    [
      'searches the address as text near the centre of its postal code',
      positionWithPrecision('zipCode'),
      `${textSearchUrl}#map=12/45.76/4.85`,
    ],
    ['searches the address as text when its position is unknown', positionWithPrecision('default'), textSearchUrl],
    ['searches the address as text without a position', undefined, textSearchUrl],
  ])('%s', (_caseName, position, expected) => {
    expect(directionsTo({ address, position })).toBe(expected)
  })

  it('returns undefined without an address', () => {
    expect(directionsTo({ address: { streetName: '', zipCode: '', city: '' } })).toBeUndefined()
  })
})
