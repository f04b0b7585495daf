import { describe, expect, it } from '@jest/globals'
import { distanceKm, distanceText, positionOf, roundedPosition, sortByDistance } from './distance.ts'

const paris = { latitude: 48.8566, longitude: 2.3522 }
const lyon = { latitude: 45.764, longitude: 4.8357 }
const saintDenis = { latitude: -20.8789, longitude: 55.4481 }

describe('distanceKm', () => {
  it.each([
    ['from Paris to Lyon', paris, lyon, 392],
    ['from Lyon to Paris', lyon, paris, 392],
    ['from Paris to La Réunion', paris, saintDenis, 9360],
    ['from Paris to Paris', paris, paris, 0],
    ['to the antipodes', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
    ['across the date line', { latitude: -17, longitude: 179.9 }, { latitude: -17, longitude: -179.9 }, 21],
  ])('calculates the distance %s within 0.3 % and 1 km', (_caseName, from, to, expected) => {
    expect(Math.abs(distanceKm(from, to) - expected)).toBeLessThan(expected * 0.003 + 1)
  })
})

describe('distanceText', () => {
  it.each([
    [0, false, 'à 50 m'],
    [0.34, false, 'à 350 m'],
    [0.94, false, 'à 950 m'],
    [0.95, false, 'à 1 km'],
    [0.96, false, 'à 1 km'],
    [3.24, false, 'à 3,2 km'],
    [9.96, false, 'à 10 km'],
    [24.4, false, 'à 24 km'],
    [9360, false, 'à 9\u202f360 km'],
    [0.4, true, 'à moins de 1 km environ'],
    [0.99, true, 'à moins de 1 km environ'],
    [1, true, 'à environ 1 km'],
    [3.24, true, 'à environ 3 km'],
  ])('formats %s km (approximate: %s) as « %s »', (km, approximate, words) => {
    expect(distanceText(km, approximate)).toBe(words)
  })
})

describe('roundedPosition', () => {
  it.each([
    [lyon, '45.8,4.8'],
    [saintDenis, '-20.9,55.4'],
    [{ latitude: 45.04, longitude: -0.04 }, '45,0'],
  ])('rounds the position %j to tenths of a degree: %s', (position, expected) => {
    expect(roundedPosition(position)).toBe(expected)
  })
})

describe('positionOf', () => {
  it.each([
    ['the position', lyon, lyon],
    [
      'the position on the equator and the prime meridian',
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 0 },
    ],
    ['null without a latitude', { ...lyon, latitude: null }, null],
    ['null without a longitude', { ...lyon, longitude: null }, null],
  ])('is %s', (_caseName, place, expected) => {
    expect(positionOf(place)).toEqual(expected)
  })
})

describe('sortByDistance', () => {
  it('sorts by distance, with items without a position last, in their order', () => {
    const noPosition = { latitude: null, longitude: null }
    const items = [
      { name: 'A', ...noPosition },
      { name: 'Lyon', ...lyon },
      { name: 'B', ...noPosition },
      { name: 'Paris', ...paris },
    ]
    expect(sortByDistance({ latitude: 48, longitude: 2 }, items).map(({ name }) => name)).toEqual([
      'Paris',
      'Lyon',
      'A',
      'B',
    ])
  })
})
