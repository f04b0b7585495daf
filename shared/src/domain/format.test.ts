import { describe, expect, it } from '@jest/globals'
import { dayInWords, decimal, hours, longDay, money, ofSomebody, plural, shortDay } from './format.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('French formatting', () => {
  it.each([
    ['an amount', plain(money(1234.5)), '1 234,50 €'],
    ['a number', plain(decimal(1234.5)), '1 234,5'],
    ['a day', shortDay('2026-11-20'), '20/11/2026'],
    ['a day of a moment', shortDay('2026-11-20T10:00:00Z'), '20/11/2026'],
    ['a day in words', longDay('2026-11-20'), 'vendredi 20 novembre 2026'],
    ['a day without its weekday', dayInWords('2026-11-01'), '1er novembre 2026'],
    ['the first of a month', longDay('2026-11-01'), 'dimanche 1er novembre 2026'],
    ['hours and minutes', hours(1.5), '1 h 30'],
    ['whole hours', hours(3), '3 h'],
    ['a duration rounded to the minute', hours(1.9999), '2 h'],
    ['whose it is', ofSomebody('Claire Dubreuil'), 'de Claire Dubreuil'],
    ['whose it is, before a vowel', ofSomebody('Élise Vandamme'), "d'Élise Vandamme"],
    ['none in the singular', plural(0, 'séance', 'séances'), 'séance'],
    ['two in the plural', plural(2, 'séance', 'séances'), 'séances'],
  ])('of %s', (_what, shown, expected) => {
    expect(shown).toBe(expected)
  })
})
