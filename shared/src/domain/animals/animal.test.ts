import { describe, expect, it } from '@jest/globals'
import { animalProblems, asksRace, firstRace, speciesOfRace } from './animal.ts'
import type { AnimalDraft } from './animal.ts'

const today = '2026-11-22'
const noisette: AnimalDraft = { name: 'Noisette', birthdate: '2016-02-29', nbWorkingHoursByWeek: 12 }
const sentences = (change: Partial<AnimalDraft>) =>
  animalProblems({ ...noisette, ...change }, today).map(({ field, message }) => `${field}: ${message}`)

describe('an animal', () => {
  it.each([
    ['born on a leap day', {}],
    ['born today', { birthdate: today }],
    ['without a date of birth', { birthdate: null }],
    ['who works a quarter of an hour', { nbWorkingHoursByWeek: 0.25 }],
    ['who works all the week', { nbWorkingHoursByWeek: 168 }],
  ])('%s can be saved', (_sentence, change) => {
    expect(sentences(change)).toEqual([])
  })

  it.each([
    ['a name', { name: ' ' }, "name: Nom de l'animal"],
    ['hours that are given', { nbWorkingHoursByWeek: null }, "nbWorkingHoursByWeek: Nombre d'heures de travail hebdo"],
    ['hours that are not zero', { nbWorkingHoursByWeek: 0 }, "nbWorkingHoursByWeek: Nombre d'heures de travail hebdo"],
    [
      'hours that are not negative',
      { nbWorkingHoursByWeek: -1 },
      "nbWorkingHoursByWeek: Nombre d'heures de travail hebdo",
    ],
    [
      'hours that fit a week',
      { nbWorkingHoursByWeek: 168.25 },
      "nbWorkingHoursByWeek: Nombre d'heures de travail hebdo : 168 au plus",
    ],
    ['a birthday in the past', { birthdate: '2026-11-23' }, 'birthdate: La date de naissance est à venir'],
  ])('needs %s', (_what, change, expected) => {
    expect(sentences(change)).toEqual([expected])
  })

  it('with nothing entered lacks only its name and its hours', () => {
    expect(sentences({ name: '', nbWorkingHoursByWeek: 0, birthdate: null })).toHaveLength(2)
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

describe('the race of an animal', () => {
  it('is required when its species has more than one', () => {
    expect([horse, lama, undefined].map(asksRace)).toEqual([true, false, false])
  })

  it('is by default the first of its species, the only one for some', () => {
    expect([lama, horse, undefined].map(firstRace)).toEqual(['only', 'comtois', ''])
  })

  it('determines the species', () => {
    expect(speciesOfRace([horse, lama], 'fjord')).toBe(horse)
    expect(speciesOfRace([horse, lama], 'unknown')).toBeUndefined()
  })
})
