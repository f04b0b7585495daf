import { addDays, type Day } from '../calendar/day.ts'
import { longDay } from '../format.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'

/** Joins the first `maxCount` items of a list and counts the rest: « Équithérapie, Balade, Soin et 2 autres ». */
export function joinFirst(names: readonly string[], maxCount: number): string {
  // « et 1 autre » would take as much space as the name itself.
  if (names.length <= maxCount + 1) return names.join(', ')
  return `${names.slice(0, maxCount).join(', ')} et ${names.length - maxCount} autres`
}

function dayText(date: Day, today: Day | undefined): string {
  if (date === today) return "aujourd'hui"
  if (today !== undefined && date === addDays(today, 1)) return 'demain'
  // The year is omitted, because slots are searched only within two months.
  return longDay(date).replace(/ \d{4}$/, '')
}

/**
 * Describes a slot in French: « demain à 10:00 », « mardi 1er décembre à 14:30 ». Without `today`, the date is used,
 * for a text that may be read on another day.
 */
const slotText = ({ date, startTime }: TimeSlot, today: Day | undefined): string =>
  `${dayText(date, today)} à ${startTime}`

/** Returns the line of a therapist's card about the next free slot: « Prochain créneau : demain à 10:00 ». */
export const nextSlotText = (slot: TimeSlot | null, today?: Day): string =>
  slot ? `Prochain créneau : ${slotText(slot, today)}` : 'Aucun créneau dans les deux mois à venir'

/** The maximum number of session types named on a therapist's card. */
export const maxTypesOnCard = 3
