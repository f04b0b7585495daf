import type { Animal } from 'shared/contracts/agenda/animal'
import { findExpiredValidities } from 'shared/domain/animals/health'
import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { hours, shortDay } from 'shared/domain/format'
import { weekLoad } from 'shared/domain/workload/workload'

/** Warning about an animal, shown in the list. */
export interface Marker {
  severity: 'warning' | 'error'
  text: string
}

function weekMarkers(animal: Animal, today: Day): Marker[] {
  const { load, done, planned } = weekLoad(animal, today)
  if (load === 'light') return []
  const figures = `${hours(done)} sur ${hours(planned)} cette semaine`
  return [
    load === 'over'
      ? { severity: 'error', text: `Au-delà de sa limite : ${figures}` }
      : { severity: 'warning', text: `Près de sa limite : ${figures}` },
  ]
}

/** Returns markers of health items that have expired, or will expire before the last planned session. */
function healthMarkers({ validities, lastSessionDay }: Animal, today: Day): Marker[] {
  const expiredValidities = findExpiredValidities(validities, today)
  const expiringValidities =
    lastSessionDay === null || lastSessionDay < today
      ? []
      : findExpiredValidities(validities, lastSessionDay).filter((validity) => !expiredValidities.includes(validity))
  return [
    ...expiredValidities.map(({ name, validUntil }): Marker => ({
      severity: 'error',
      text: `${name} : plus valable depuis le ${shortDay(addDays(validUntil, 1))}`,
    })),
    ...expiringValidities.map(({ name, validUntil }): Marker => ({
      severity: 'warning',
      text: `${name} : valable jusqu'au ${shortDay(validUntil)}, des séances sont prévues après`,
    })),
  ]
}

export const markersOf = (animal: Animal, today: Day): Marker[] => [
  ...weekMarkers(animal, today),
  ...healthMarkers(animal, today),
]
