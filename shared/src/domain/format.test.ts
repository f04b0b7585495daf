import { describe, expect, it } from '@jest/globals'
import { dayInWords, decimal, hours, longDay, money, quantityText, withDe, plural, shortDay } from './format.ts'

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

describe('French formatting', () => {
  it.each([
    ['an amount', withPlainSpaces(money(1234.5)), '1 234,50 €'],
    ['a number', withPlainSpaces(decimal(1234.5)), '1 234,5'],
    ['a quantity with four decimals', withPlainSpaces(quantityText(1234.0833)), '1 234,0833'],
    ['a day', shortDay('2026-11-20'), '20/11/2026'],
    ['the day of an ISO timestamp', shortDay('2026-11-20T10:00:00Z'), '20/11/2026'],
    ['a day with its weekday', longDay('2026-11-20'), 'vendredi 20 novembre 2026'],
    ['a day without its weekday', dayInWords('2026-11-01'), '1er novembre 2026'],
    ['the first of a month', longDay('2026-11-01'), 'dimanche 1er novembre 2026'],
    ['hours and minutes', hours(1.5), '1 h 30'],
    ['whole hours', hours(3), '3 h'],
    ['a duration rounded to the minute', hours(1.9999), '2 h'],
    ['« de » before a name', withDe('Claire Dubreuil'), 'de Claire Dubreuil'],
    ["« d' » before a name that begins with a vowel", withDe('Élise Vandamme'), "d'Élise Vandamme"],
    ['0 in the singular', plural(0, 'séance', 'séances'), 'séance'],
    ['2 in the plural', plural(2, 'séance', 'séances'), 'séances'],
  ])('formats %s', (_caseName, formatted, expected) => {
    expect(formatted).toBe(expected)
  })
})
