import { describe, expect, it } from '@jest/globals'
import { countryAfterZipCode, countryOf, normalizeZipCodeOf } from './country.ts'
import { countryCodes } from './countryCodes.ts'
import { countryName, findCountryCode, countryOptions } from './countryNames.ts'

describe('the country of an address', () => {
  it.each([
    ['69003', undefined, 'FR'],
    ['', undefined, 'FR'],
    ['01000', 'FR', 'FR'],
    ['97400', 'FR', 'FR'],
    ['97300', '', 'FR'],
    ['98000', undefined, 'MC'],
    ['98 000', 'FR', 'MC'],
    ['98800', 'FR', 'NC'],
    ['98714', '', 'PF'],
    ['97500', '', 'PM'],
    ['97133', '', 'BL'],
    ['97150', '', 'MF'],
    ['98600', '', 'WF'],
    ['1000', 'BE', 'BE'],
    ['1201', 'CH', 'CH'],
    ['98000', 'BE', 'BE'],
  ])('with the postal code %j and the country %j is %s', (zipCode, country, expected) => {
    expect(countryOf({ zipCode, country })).toBe(expected)
  })
})

describe('a changed postal code', () => {
  it.each([
    ['98800', 'FR', 'NC'],
    ['69003', 'NC', 'FR'],
    ['98000', 'NC', 'MC'],
    ['988', 'FR', 'FR'],
    ['98800', 'BE', 'BE'],
  ])('%s changes the country %s to %s', (zipCode, country, expected) => {
    expect(countryAfterZipCode({ zipCode, country })).toBe(expected)
  })
})

describe('the stored postal code', () => {
  it.each([
    [' 69 003 ', 'FR', '69003'],
    ['1000', 'BE', '1000'],
    [' SW1A 1AA ', 'GB', 'SW1A 1AA'],
    ['1012 AB', 'NL', '1012 AB'],
    ['98 800', 'NC', '98800'],
  ])('of %j in %s is %j', (zipCode, country, expected) => {
    expect(normalizeZipCodeOf({ zipCode, country })).toBe(expected)
  })
})

describe('the names of countries', () => {
  it('are French and different, for all 249 codes', () => {
    const labels = countryOptions().map(({ label }) => label)
    expect(countryCodes).toHaveLength(249)
    expect(new Set(labels).size).toBe(249)
    expect(countryCodes.filter((code) => countryName(code) === code)).toEqual([])
  })

  it('begin with France, and follow the alphabet without accents', () => {
    const labels = countryOptions().map(({ label }) => label)
    expect(labels.slice(0, 2)).toEqual(['France', 'Afghanistan'])
    expect(labels.indexOf('Émirats arabes unis')).toBeLessThan(labels.indexOf('Espagne'))
  })

  it.each([
    ['BELGIQUE', 'BE'],
    ['Belgique', 'BE'],
    ['suisse', 'CH'],
    ['Royaume-Uni', 'GB'],
    ['Angleterre', 'GB'],
    ['Etats-Unis', 'US'],
    ['nouvelle calédonie', 'NC'],
    ['Monaco', 'MC'],
    ['Bruxelles', undefined],
    ['', undefined],
  ])('are converted to codes: %j to %j', (text, expected) => {
    expect(findCountryCode(text)).toBe(expected)
  })
})
