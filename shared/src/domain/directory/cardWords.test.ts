import { describe, expect, it } from '@jest/globals'
import { joinFirst, nextSlotText } from './cardWords.ts'

describe('joinFirst, for a list on a therapist card', () => {
  it.each<[string, string[], string]>([
    ['is empty without names', [], ''],
    ['joins all names up to the maximum', ['Balade', 'Soin'], 'Balade, Soin'],
    ['joins one name more than the maximum', ['A', 'B', 'C'], 'A, B, C'],
    ['counts the remaining names', ['A', 'B', 'C', 'D'], 'A, B et 2 autres'],
  ])('%s', (_caseName, names, expected) => {
    expect(joinFirst(names, 2)).toBe(expected)
  })
})

describe('nextSlotText, for a slot on a therapist card', () => {
  it.each([
    ['2026-11-23', "aujourd'hui à 10:00"],
    ['2026-11-24', 'demain à 10:00'],
    ['2026-11-25', 'mercredi 25 novembre à 10:00'],
    ['2026-12-01', 'mardi 1er décembre à 10:00'],
    ['2027-01-04', 'lundi 4 janvier à 10:00'],
  ])('describes %s as « %s »', (date, words) => {
    const slot = { date, startTime: '10:00', endTime: '11:00' }
    expect(nextSlotText(slot, '2026-11-23')).toBe(`Prochain créneau : ${words}`)
  })

  it('uses the date only if the current day is unknown, and reports a missing slot', () => {
    const slot = { date: '2026-11-24', startTime: '10:00', endTime: '11:00' }
    expect(nextSlotText(slot)).toBe('Prochain créneau : mardi 24 novembre à 10:00')
    expect(nextSlotText(null)).toBe('Aucun créneau dans les deux mois à venir')
  })
})
