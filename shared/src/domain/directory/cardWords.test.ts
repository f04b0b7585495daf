import { describe, expect, it } from '@jest/globals'
import { firstOf, nextSlotWords } from './cardWords.ts'

describe('a list on a card', () => {
  it.each<[string, string[], string]>([
    ['is empty without names', [], ''],
    ['names all that fit', ['Balade', 'Soin'], 'Balade, Soin'],
    ['names one more, which is as short as counting it', ['A', 'B', 'C'], 'A, B, C'],
    ['counts the others', ['A', 'B', 'C', 'D'], 'A, B et 2 autres'],
  ])('%s', (_sentence, names, expected) => {
    expect(firstOf(names, 2)).toBe(expected)
  })
})

describe('a slot on a card', () => {
  it.each([
    ['2026-11-23', "aujourd'hui à 10:00"],
    ['2026-11-24', 'demain à 10:00'],
    ['2026-11-25', 'mercredi 25 novembre à 10:00'],
    ['2026-12-01', 'mardi 1er décembre à 10:00'],
    ['2027-01-04', 'lundi 4 janvier à 10:00'],
  ])('on %s is « %s »', (date, words) => {
    const slot = { date, startTime: '10:00', endTime: '11:00' }
    expect(nextSlotWords(slot, '2026-11-23')).toBe(`Prochain créneau : ${words}`)
  })

  it('is named by its date alone if the day of reading is unknown, and reported if missing', () => {
    const slot = { date: '2026-11-24', startTime: '10:00', endTime: '11:00' }
    expect(nextSlotWords(slot)).toBe('Prochain créneau : mardi 24 novembre à 10:00')
    expect(nextSlotWords(null)).toBe('Aucun créneau dans les deux mois à venir')
  })
})
