import type { HTMLAttributes } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'
import { dayOf, timeOfDate } from '../../wallDate.ts'

export interface TappedSlot {
  day: Day
  startTime: Time
  /** Id of the column of a day with several columns. */
  columnId?: string
}

const attribute = 'data-slot'

/** Attribute of each half hour of the calendar: its day, its start, and the id of its column: `2026-11-20 10:00 …`. */
export const slotAttributeOf = (
  start: Date,
  columnId?: number | string | null,
): HTMLAttributes<HTMLDivElement> & Record<typeof attribute, string> => ({
  [attribute]: [dayOf(start), timeOfDate(start), columnId ?? ''].join(' ').trim(),
})

/** Returns the half hour at a point of the window; undefined where there is none, for example on a session. */
export function slotAt(xPx: number, yPx: number): TappedSlot | undefined {
  const elements = document.elementsFromPoint(xPx, yPx)
  if (elements.some((element) => element.matches('.rbc-event'))) return undefined
  // The hours at the left have the attribute as well, of the first day.
  const slot = elements.find((element) => element.matches(`.rbc-day-slot [${attribute}]`))?.getAttribute(attribute)
  const [day, startTime, columnId] = slot?.split(' ') ?? []
  return day && startTime ? { day, startTime, ...(columnId !== undefined && { columnId }) } : undefined
}
