import { describe, expect, it } from '@jest/globals'
import { parseDayCell, parseNumberCell, parsePhoneCell, parseZipCodeCell, trimCell } from './importedCell.ts'

describe('an imported cell', () => {
  it.each([
    ['gets a single space instead of several', 'a \u00a0\n b', 'a b'],
    ['loses the apostrophe before a formula', "'=1+1", '=1+1'],
    ['keeps an apostrophe within the text', "a'=b", "a'=b"],
  ])('%s', (_caseName, cell, expected) => {
    expect(trimCell(cell)).toBe(expected)
  })

  it.each([
    ['loses its decimal zeros', '1000.00', '01000'],
    ['keeps digits after a point that are not zeros', '69.003', '69.003'],
  ])('with a postal code %s', (_caseName, cell, expected) => {
    expect(parseZipCodeCell(cell)).toBe(expected)
  })

  it.each([
    ['is not split at slashes between pairs of digits', '06 / 12 / 34 / 56 / 78', '06 / 12 / 34 / 56 / 78'],
    ['gets no leading zero if it has ten digits', '6123456789', '6123456789'],
  ])('with a phone number %s', (_caseName, cell, expected) => {
    expect(parsePhoneCell(cell)).toBe(expected)
  })

  it.each([
    ['1 heure', '1'],
    ['10 heures', '10'],
    ['10,25', '10.25'],
    ['1.234,50', '1234.5'],
    ['1,083', '1.083'],
    ['1.250', undefined],
    ['-1', '-1'],
    ['h10', undefined],
    ['x10', undefined],
    ['10x', undefined],
  ])('with the number %j is read as %s', (cell, expected) => {
    expect(parseNumberCell(cell)).toBe(expected)
  })

  it.each([
    ['12 mars 85', '1985-03-12'],
    ['12 janvier 1985', '1985-01-12'],
    ['31118,25', '1985-03-12'],
    ['01/01/1900', '1900-01-01'],
    ['31/12/1899', undefined],
    ['x1985-03-12', undefined],
    ['1985-03-12x', undefined],
    ['le 12/03/1985', undefined],
    ['12/03/1985x', undefined],
    ['le 12 mars 1985', undefined],
    ['12 mars 1985 matin', undefined],
    ['12 brumaire 1985', undefined],
  ])('with the date %j is read as %s', (cell, expected) => {
    expect(parseDayCell(cell, '2026-11-22')).toBe(expected)
  })
})
