import { describe, expect, it } from '@jest/globals'
import type { Animal } from 'shared/contracts/agenda/animal'
import { anAnimal, aSession, id } from 'shared/testing'
import { buildAnimalColumns } from './animalColumns.ts'

const thursday = '2026-11-19'
const buildNoisette = (change: Partial<Animal> = {}) =>
  anAnimal({ infosByWeek: [{ year: 2026, weekNumber: 47, nbHours: 9 }], ...change })
const withLimits = (change: Partial<Animal['limits']>) => ({ limits: { ...anAnimal().limits, ...change } })
const buildSessionOn = (date: string) => aSession({ date, animalIds: [anAnimal().id] })

const notesOf = (animal: Animal, sessions = [buildSessionOn(thursday)]) =>
  buildAnimalColumns([animal], sessions, thursday).flatMap(({ notes }) =>
    notes.map(({ text, tone }) => `${text} (${tone})`),
  )

describe('the column of an animal', () => {
  it('shows its sessions of the day and its remaining hours of the week', () => {
    expect(notesOf(buildNoisette())).toEqual(['1 séance, 1 h (plain)', '3 h restantes (good)'])
  })

  it('counts the sessions of that animal on that day only', () => {
    const otherSessions = [buildSessionOn('2026-11-18'), aSession({ date: thursday, animalIds: [id(299)] })]
    expect(notesOf(buildNoisette(), otherSessions)[0]).toBe('Aucune séance (plain)')
  })

  it.each([
    ['warns near its weekly hours', { nbWorkingHoursByWeek: 10 }, '1 h restantes (warning)'],
    ['shows the hours over its weekly limit', { nbWorkingHoursByWeek: 8 }, '1 h de trop (error)'],
    ['shows the required rest between two sessions', withLimits({ restBetween: 30 }), '30 min de repos (plain)'],
    ['shows that the day is full', withLimits({ sessionsByDay: 1, restBetween: 30 }), 'Journée pleine (error)'],
  ])('%s', (_caseName, change, note) => {
    expect(notesOf(buildNoisette(change)).at(-1)).toBe(note)
  })

  it('shows that it is a day of rest', () => {
    const animal = buildNoisette(withLimits({ restDaysByWeek: 6 }))
    expect(notesOf(animal, [buildSessionOn('2026-11-18')]).at(-1)).toBe('Jour de repos (error)')
  })

  it('is sorted by name, and has the icon of its species', () => {
    const columns = buildAnimalColumns([buildNoisette(), anAnimal({ id: id(201), name: 'Éclair' })], [], thursday)
    expect(columns.map(({ title, kind }) => `${title} ${kind}`)).toEqual(['Éclair horse', 'Noisette horse'])
  })
})
