import type { CSSProperties } from 'react'
import type { EventWrapperProps } from 'react-big-calendar'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { dayName } from 'shared/domain/format'

/** Event of the calendar: a free slot, or a busy time if `slot` is undefined. */
export interface CalendarSpan {
  start: Date
  end: Date
  slot?: TimeSlot
}

const percent = (value: number | string | undefined) => (typeof value === 'number' ? `${value}%` : value)

const positionOf = (style: (CSSProperties & { xOffset?: number | string }) | undefined): CSSProperties => ({
  top: percent(style?.top),
  height: percent(style?.height),
  width: percent(style?.width),
  left: percent(style?.xOffset),
})

/** Replaces the event boxes of the calendar library. A slot is a real button, and a busy time is no tab stop. */
export function SlotEvent({ event, style, onClick }: EventWrapperProps<CalendarSpan>) {
  const { slot } = event
  if (!slot) return <div className="calendar-busy" style={positionOf(style)} />
  return (
    <button
      type="button"
      className="calendar-slot"
      style={positionOf(style)}
      onClick={onClick}
      aria-label={`${dayName(slot.date)}, de ${slot.startTime} à ${slot.endTime}`}
    >
      {slot.startTime}
    </button>
  )
}
