import type { Animal } from 'shared/contracts/agenda/animal'
import { lapsedOn } from 'shared/domain/animals/health'
import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { hours, shortDay } from 'shared/domain/format'
import { weekLoad } from 'shared/domain/workload/workload'

/** A warning about an animal to read before planning more work for it. */
export interface Marker {
  severity: 'warning' | 'error'
  text: string
}

function ofTheWeek(animal: Animal, today: Day): Marker[] {
  const { load, done, planned } = weekLoad(animal, today)
  if (load === 'light') return []
  const figures = `${hours(done)} sur ${hours(planned)} cette semaine`
  return [
    load === 'over'
      ? { severity: 'error', text: `Au-delà de sa limite : ${figures}` }
      : { severity: 'warning', text: `Près de sa limite : ${figures}` },
  ]
}

/** Markers of the health validities that have lapsed today, or lapse before the last planned session. */
function ofHealth({ validities, lastSessionDay }: Animal, today: Day): Marker[] {
  const lapsed = lapsedOn(validities, today)
  const lapsing =
    lastSessionDay === null || lastSessionDay < today
      ? []
      : lapsedOn(validities, lastSessionDay).filter((validity) => !lapsed.includes(validity))
  return [
    ...lapsed.map(({ name, validUntil }): Marker => ({
      severity: 'error',
      text: `${name} : plus valable depuis le ${shortDay(addDays(validUntil, 1))}`,
    })),
    ...lapsing.map(({ name, validUntil }): Marker => ({
      severity: 'warning',
      text: `${name} : valable jusqu'au ${shortDay(validUntil)}, des séances sont prévues après`,
    })),
  ]
}

export const markersOf = (animal: Animal, today: Day): Marker[] => [
  ...ofTheWeek(animal, today),
  ...ofHealth(animal, today),
]
