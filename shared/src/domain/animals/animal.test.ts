import { describe, expect, it } from '@jest/globals'
import { animalProblems, hasSeveralRaces, defaultRaceId, speciesOfRace } from './animal.ts'
import type { AnimalDraft } from './animal.ts'

const today = '2026-11-22'
const noisette: AnimalDraft = { name: 'Noisette', birthdate: '2016-02-29', nbWorkingHoursByWeek: 12 }
const messagesAfter = (change: Partial<AnimalDraft>) =>
  animalProblems({ ...noisette, ...change }, today).map(({ field, message }) => `${field}: ${message}`)

describe('animalProblems', () => {
  it.each([
    ['an animal born on a leap day', {}],
    ['an animal born today', { birthdate: today }],
    ['an animal without a date of birth', { birthdate: null }],
    ['an animal that works a quarter of an hour', { nbWorkingHoursByWeek: 0.25 }],
    ['an animal that works every hour of the week', { nbWorkingHoursByWeek: 168 }],
  ])('accepts %s', (_caseName, change) => {
    expect(messagesAfter(change)).toEqual([])
  })

  it.each([
    ['a name', { name: ' ' }, "name: Nom de l'animal"],
    ['a number of hours', { nbWorkingHoursByWeek: null }, "nbWorkingHoursByWeek: Nombre d'heures de travail hebdo"],
    ['more than zero hours', { nbWorkingHoursByWeek: 0 }, "nbWorkingHoursByWeek: Nombre d'heures de travail hebdo"],
    [
      'a number of hours that is not negative',
      { nbWorkingHoursByWeek: -1 },
      "nbWorkingHoursByWeek: Nombre d'heures de travail hebdo",
    ],
    [
      'at most 168 hours',
      { nbWorkingHoursByWeek: 168.25 },
      "nbWorkingHoursByWeek: Nombre d'heures de travail hebdo : 168 au plus",
    ],
    [
      'a date of birth that is not in the future',
      { birthdate: '2026-11-23' },
      'birthdate: La date de naissance est à venir',
    ],
  ])('requires %s', (_caseName, change, expected) => {
    expect(messagesAfter(change)).toEqual([expected])
  })

  it('requires only the name and the hours', () => {
    expect(messagesAfter({ name: '', nbWorkingHoursByWeek: 0, birthdate: null })).toHaveLength(2)
  })
})

const horse = {
  id: 'horse',
  name: 'Cheval',
  races: [
    { id: 'comtois', name: 'Comtois' },
    { id: 'fjord', name: 'Fjord' },
  ],
}
const lama = { id: 'lama', name: 'Lama', races: [{ id: 'only', name: 'Lama' }] }

describe('the breed of an animal', () => {
  it('has a field only when the species has several breeds', () => {
    expect([horse, lama, undefined].map(hasSeveralRaces)).toEqual([true, false, false])
  })

  it('is the first breed of the species by default', () => {
    expect([lama, horse, undefined].map(defaultRaceId)).toEqual(['only', 'comtois', ''])
  })

  it('identifies the species', () => {
    expect(speciesOfRace([horse, lama], 'fjord')).toBe(horse)
    expect(speciesOfRace([horse, lama], 'unknown')).toBeUndefined()
  })
})
