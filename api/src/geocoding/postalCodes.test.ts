import { describe, expect, it } from '@jest/globals'
import { paris, postalCodes } from './postalCodes.ts'

const locate = (zipCode: string) => postalCodes.locate({ streetName: '4 rue du Lac', zipCode, city: 'Lyon' })

describe('an address, geocoded without network', () => {
  it.each([
    ['Lyon', '69003', 45.75, 4.85],
    ['Nantes', '44000', 47.22, -1.55],
    ['Saint-Denis de La Réunion', '97400', -20.88, 55.45],
    ['Ajaccio, with a space in its code', '20 000', 41.92, 8.74],
  ])('is within 10 km of %s', async (_city, zipCode, latitude, longitude) => {
    const place = await locate(zipCode)
    expect(place.precision).toBe('zipCode')
    expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.09)
    expect(Math.abs(place.longitude - longitude)).toBeLessThan(0.13)
  })

  it('falls back to the département, marked as approximate', async () => {
    const place = await locate('69999')
    expect(place.precision).toBe('default')
    expect(Math.abs(place.latitude - 45.8)).toBeLessThan(0.3)
  })

  it.each(['', '00000', 'SW1A 1AA'])('is located in Paris when the code %j is unknown', async (zipCode) => {
    expect(await locate(zipCode)).toEqual({ ...paris, precision: 'default' })
  })
})
