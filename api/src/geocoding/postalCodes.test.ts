import { describe, expect, it } from '@jest/globals'
import { paris, postalCodeGeocoder } from './postalCodes.ts'

const locate = (zipCode: string, city = 'Lyon') =>
  postalCodeGeocoder.locate({ streetName: '4 rue du Lac', zipCode, city })

describe('an address, geocoded without network', () => {
  it.each([
    ['Lyon', '69003', 45.75, 4.85],
    ['Nantes', '44000', 47.22, -1.55],
    ['Saint-Denis de La Réunion', '97400', -20.88, 55.45],
    ['Ajaccio, with a space in its code', '20 000', 41.92, 8.74],
  ])('is within 10 km of %s', async (_city, zipCode, latitude, longitude) => {
    const place = await locate(zipCode)
    expect(place.precision).toBe('zipCode')
    // 10 km are 0.09° of latitude and, in France, about 0.13° of longitude.
    expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.09)
    expect(Math.abs(place.longitude - longitude)).toBeLessThan(0.13)
  })

  it.each([
    ['', 'Paris 15e arrondissement', '75015'],
    ['', 'Lyon Cedex 03', '69003'],
    ['69421', 'Lyon Cedex 03', '69003'],
    ['', '44000 Nantes', '44000'],
    ['44000', 'Paris 15e', '44000'],
  ])('with the code %j and the town %s is at %s', async (zipCode, city, expectedCode) => {
    expect(await locate(zipCode, city)).toEqual(await locate(expectedCode, ''))
  })

  it.each(['Lyon (69)', '69 - Rhône'])('without a code, in %s, is in the middle of its département', async (city) => {
    expect(await locate('', city)).toEqual({ latitude: 45.752, longitude: 4.842, precision: 'default' })
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
