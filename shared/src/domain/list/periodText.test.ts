import { describe, expect, it } from '@jest/globals'
import { periodText } from './periodText.ts'

describe('periodText', () => {
  it.each([
    ['2031-08-01', '2031-11-27', 'Du 1er août au 27 nov.'],
    ['2030-12-31', '2031-01-02', 'Du 31 déc. 2030 au 2 janv.'],
    ['2030-03-03', '', 'Depuis le 3 mars 2030'],
    ['', '2031-05-04', "Jusqu'au 4 mai"],
    ['', '', 'Période : toutes'],
  ])('describes the period from « %s » to « %s » as « %s »', (startDate, endDate, text) => {
    expect(periodText({ startDate, endDate, today: '2031-06-15' })).toBe(text)
  })
})
