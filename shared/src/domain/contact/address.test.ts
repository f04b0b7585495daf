import { describe, expect, it } from '@jest/globals'
import { clientAddressProblems, isCompleteAddress, printedCountry } from './address.ts'

const address = { streetName: '1 rue Neuve', city: 'Ville' }

describe("a client's address", () => {
  it.each([
    ['69003', 'FR'],
    ['01000', ''],
    ['', 'BE'],
    ['1000', 'BE'],
    ['1201', 'CH'],
    ['SW1A 1AA', 'GB'],
    ['1012 AB', 'NL'],
    ['4000-001', 'PT'],
    ['98800', 'NC'],
    ['98800', 'FR'],
    ['98000', 'MC'],
  ])('may have the postal code %j in %j', (zipCode, country) => {
    expect(clientAddressProblems('address', { ...address, zipCode, country })).toEqual([])
  })

  it.each([
    ['1000', 'FR', 'address.zipCode', /cinq chiffres/],
    ['1000', '', 'address.zipCode', /cinq chiffres/],
    ['69003', 'NC', 'address.zipCode', /\(69003\) n'est pas du pays choisi : Nouvelle-Calédonie/],
    ['1234567890123', 'BE', 'address.zipCode', /12 lettres et chiffres/],
    ['<1000>', 'BE', 'address.zipCode', /12 lettres et chiffres/],
    ['1000', 'XX', 'address.country', /n'existe pas/],
  ])('may not have the postal code %j in %j', (zipCode, country, field, message) => {
    expect(clientAddressProblems('address', { ...address, zipCode, country })).toMatchObject([
      { field, message: expect.stringMatching(message) },
    ])
  })

  it.each([
    ['', 'HK', true],
    ['', 'FR', false],
    ['', 'MC', false],
    ['75001', 'FR', true],
  ])('with the postal code %j in %s is complete: %s', (zipCode, country, expected) => {
    expect(isCompleteAddress({ ...address, zipCode, country })).toBe(expected)
  })

  it.each([
    ['69003', 'FR', ''],
    ['97400', 'FR', ''],
    ['1000', 'BE', 'BELGIQUE'],
    ['98800', 'NC', 'NOUVELLE-CALÉDONIE'],
    ['98000', undefined, 'MONACO'],
  ])('with the postal code %s of %s is printed with %j', (zipCode, country, expected) => {
    expect(printedCountry({ zipCode, country })).toBe(expected)
  })
})
