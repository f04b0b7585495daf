import type { HTMLAttributes } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'
import { dayOf, timeOfDate } from '../../wallClock.ts'

export interface TappedSlot {
  day: Day
  startTime: Time
  /** Id of the column of a day with several columns. */
  columnId?: string
}

const slotAttribute = 'data-slot'

/** Returns the attribute of a half hour of the calendar: day, start time and id of the column, `2026-11-20 10:00 …`. */
export const slotAttributeOf = (
  start: Date,
  columnId?: number | string | null,
): HTMLAttributes<HTMLDivElement> & Record<typeof slotAttribute, string> => ({
  [slotAttribute]: [dayOf(start), timeOfDate(start), columnId ?? ''].join(' ').trim(),
})

/** Returns the half hour at a point of the window; undefined where there is none, for example on a session. */
export function findSlotAt(xPx: number, yPx: number): TappedSlot | undefined {
  const elements = document.elementsFromPoint(xPx, yPx)
  if (elements.some((element) => element.matches('.rbc-event'))) return undefined
  // Excludes the column of hours at the left, whose cells also have the attribute, for the first day.
  const slotElement = elements.find((element) => element.matches(`.rbc-day-slot [${slotAttribute}]`))
  const slot = slotElement?.getAttribute(slotAttribute)
  const [day, startTime, columnId] = slot?.split(' ') ?? []
  return day && startTime ? { day, startTime, ...(columnId !== undefined && { columnId }) } : undefined
}
