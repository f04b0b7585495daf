import { describe, expect, it } from '@jest/globals'
import { importedDay, importedNumber, importedPhone, importedZipCode, trimmedCell } from './importedCell.ts'

describe('an imported cell', () => {
  it.each([
    ['has one space where a spreadsheet has several', 'a \u00a0\n b', 'a b'],
    ['loses the apostrophe before a formula at its beginning', "'=1+1", '=1+1'],
    ['keeps an apostrophe within it', "a'=b", "a'=b"],
  ])('%s', (_case, cell, expected) => {
    expect(trimmedCell(cell)).toBe(expected)
  })

  it.each([
    ['loses every decimal zero', '1000.00', '01000'],
    ['keeps what is no decimal', '69.003', '69.003'],
  ])('of a postal code %s', (_case, cell, expected) => {
    expect(importedZipCode(cell)).toBe(expected)
  })

  it.each([
    ['is whole where slashes part its digits', '06 / 12 / 34 / 56 / 78', '06 / 12 / 34 / 56 / 78'],
    ['gets no zero before ten digits', '6123456789', '6123456789'],
  ])('of a telephone %s', (_case, cell, expected) => {
    expect(importedPhone(cell)).toBe(expected)
  })

  it.each([
    ['1 heure', '1'],
    ['10 heures', '10'],
    ['10,25', '10.25'],
    ['-1', '-1'],
    ['h10', undefined],
    ['x10', undefined],
    ['10x', undefined],
  ])('of a number %j is %s', (cell, expected) => {
    expect(importedNumber(cell)).toBe(expected)
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
  ])('of a date %j is %s', (cell, expected) => {
    expect(importedDay(cell, '2026-11-22')).toBe(expected)
  })
})
