import { addDays, type Day } from '../calendar/day.ts'
import { longDay } from '../format.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'

/** The first names of a list, and the number of the others: « Équithérapie, Balade, Soin et 2 autres ». */
export function firstOf(names: readonly string[], most: number): string {
  // One more name takes no more space than « et 1 autre ».
  if (names.length <= most + 1) return names.join(', ')
  return `${names.slice(0, most).join(', ')} et ${names.length - most} autres`
}

function dayWords(date: Day, today: Day | undefined): string {
  if (date === today) return "aujourd'hui"
  if (today !== undefined && date === addDays(today, 1)) return 'demain'
  // The year is obvious: slots are searched within two months.
  return longDay(date).replace(/ \d{4}$/, '')
}

/**
 * A slot in words: « demain à 10:00 », « mardi 1er décembre à 14:30 »; by date alone if the text may be read on another
 * day.
 */
const slotWords = ({ date, startTime }: TimeSlot, today: Day | undefined): string =>
  `${dayWords(date, today)} à ${startTime}`

/** The line of a card: « Prochain créneau : demain à 10:00 ». */
export const nextSlotWords = (slot: TimeSlot | null, today?: Day): string =>
  slot ? `Prochain créneau : ${slotWords(slot, today)}` : 'Aucun créneau dans les deux mois à venir'

/** Maximum types of session on a card. */
export const shownTypes = 3
