import type { CSSProperties } from 'react'
import type { EventWrapperProps } from 'react-big-calendar'
import type { Slot } from 'shared/contracts/therapist'
import { dayName } from './frenchDays.ts'

/** Without a slot: a time that is taken. */
export interface CalendarSpan {
  start: Date
  end: Date
  slot?: Slot
}

const percent = (value: number | string | undefined) => (typeof value === 'number' ? `${value}%` : value)

const placeOf = (style: (CSSProperties & { xOffset?: number | string }) | undefined): CSSProperties => ({
  top: percent(style?.top),
  height: percent(style?.height),
  width: percent(style?.width),
  left: percent(style?.xOffset),
})

/** In the place of the library's own boxes: a real button for a slot, and nothing to tab to for what is taken. */
export function SlotEvent({ event, style, onClick }: EventWrapperProps<CalendarSpan>) {
  const { slot } = event
  if (!slot) return <div className="calendar-busy" style={placeOf(style)} />
  return (
    <button
      type="button"
      className="calendar-slot"
      style={placeOf(style)}
      onClick={onClick}
      aria-label={`${dayName(slot.date)}, de ${slot.startTime} à ${slot.endTime}`}
    >
      {slot.startTime}
    </button>
  )
}
