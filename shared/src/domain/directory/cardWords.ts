import { addDays, type Day } from '../calendar/day.ts'
import { longDay } from '../format.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'

/** « Équithérapie, Balade, Soin et 2 autres »: the first of a list, and how many are left. */
export function firstOf(names: readonly string[], most: number): string {
  // A single name more takes no more space than « et 1 autre ».
  if (names.length <= most + 1) return names.join(', ')
  return `${names.slice(0, most).join(', ')} et ${names.length - most} autres`
}

function dayWords(date: Day, today: Day | undefined): string {
  if (date === today) return "aujourd'hui"
  if (today !== undefined && date === addDays(today, 1)) return 'demain'
  // The year is clear: slots are looked for in the next two months.
  return longDay(date).replace(/ \d{4}$/, '')
}

/** « demain à 10:00 », « mardi 1er décembre à 14:30 »; by the date alone for a text that is read on another day too. */
const slotWords = ({ date, startTime }: TimeSlot, today: Day | undefined): string =>
  `${dayWords(date, today)} à ${startTime}`

/** The line of a card: « Prochain créneau : demain à 10:00 ». */
export const nextSlotWords = (slot: TimeSlot | null, today?: Day): string =>
  slot ? `Prochain créneau : ${slotWords(slot, today)}` : 'Aucun créneau dans les deux mois à venir'

/** Kinds of session that a card names. */
export const shownTypes = 3
