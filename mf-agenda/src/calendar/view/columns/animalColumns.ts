import type { Animal } from 'shared/contracts/agenda/animal'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { hours, plural } from 'shared/domain/format'
import { animalDay } from 'shared/domain/workload/animalDay'
import type { AnimalDay } from 'shared/domain/workload/animalDay'
import { minutesInWords } from 'shared/domain/workload/sentences'
import { weekLoad } from 'shared/domain/workload/workload'
import type { WeekLoad } from 'shared/domain/workload/workload'
import { animalKind } from '../kinds/animalKind.ts'
import type { AgendaColumn, ColumnNote } from '../../AgendaColumn.ts'

const workNote = ({ sessionCount, minutes }: AnimalDay): ColumnNote =>
  sessionCount === 0
    ? { text: 'Aucune séance', tone: 'plain' }
    : {
        text: `${sessionCount} ${plural(sessionCount, 'séance', 'séances')}, ${minutesInWords(minutes)}`,
        tone: 'plain',
      }

const hoursTones = { light: 'good', near: 'warning', over: 'error' } as const

const hoursNote = ({ free, load }: WeekLoad): ColumnNote => ({
  text: load === 'over' ? `${minutesInWords(Math.round(-free * 60))} de trop` : `${hours(free)} restantes`,
  tone: hoursTones[load],
})

const unavailableNotes: Record<NonNullable<AnimalDay['unavailable']>, ColumnNote> = {
  restDay: { text: 'Jour de repos', tone: 'error' },
  full: { text: 'Journée pleine', tone: 'error' },
}

/**
 * Returns one note: why the animal is not available on this day, or else the required rest between two sessions. None
 * if it is available and has no such limit.
 */
function restNotes({ limits }: Animal, { unavailable }: AnimalDay): ColumnNote[] {
  if (unavailable !== null) return [unavailableNotes[unavailable]]
  return limits.restBetween === null ? [] : [{ text: `${minutesInWords(limits.restBetween)} de repos`, tone: 'plain' }]
}

/** Returns a column per animal, sorted by name: its sessions of the day, remaining hours of the week, and rest. */
export const buildAnimalColumns = (
  animals: readonly Animal[],
  weekSessions: readonly ShortSession[],
  day: Day,
): AgendaColumn[] =>
  animals
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
    .map((animal) => {
      const sessions = weekSessions.filter(({ animalIds }) => animalIds.includes(animal.id))
      const dayOfAnimal = animalDay(animal.limits, sessions, day)
      return {
        id: animal.id,
        title: animal.name,
        kind: animalKind(animal.type.species),
        notes: [workNote(dayOfAnimal), hoursNote(weekLoad(animal, day)), ...restNotes(animal, dayOfAnimal)],
      }
    })
