import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import { useRef } from 'react'
import type { MouseEvent } from 'react'
import { Calendar } from 'react-big-calendar'
import type { CalendarProps } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop'
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop'
import type { AgendaEvent } from '../agendaEvent.ts'
import type { AgendaColumn } from '../AgendaColumn.ts'
import { isMovable, moveTimeSlot } from './movedSession.ts'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { dayOf, endTimeOf, timeOfDate } from '../../wallClock.ts'

const isAddon = (value: unknown): value is typeof addon => typeof value === 'function'
/** Default export of the addon, a CommonJS module that the bundler unwraps and Node does not. */
const defaultExport: unknown = Reflect.get(addon, 'default')
const withDragAndDrop = isAddon(defaultExport) ? defaultExport : addon
const DragAndDropCalendar = withDragAndDrop<AgendaEvent, AgendaColumn>(Calendar)

type DropArgs = Omit<EventInteractionArgs<AgendaEvent>, 'resourceId' | 'isAllDay'>

export interface DraggableCalendarProps extends CalendarProps<AgendaEvent, AgendaColumn> {
  onTimeSlotChange: (event: AgendaEvent, newSlot: TimeSlot) => void
}

const toDate = (date: Date | string) => new Date(date)
const canMove = ({ session }: AgendaEvent) => isMovable(session)
/** Always false, so that the addon renders no handles: `useDragStart` starts resizes. */
const isResizable = () => false

/** Distance from the upper or lower edge of a block within which a drag resizes the block. */
const resizeEdgePx = 7

type BeginDrag = (event: AgendaEvent, action: 'move' | 'resize', direction?: 'UP' | 'DOWN') => void
const isBeginDrag = (value: unknown): value is BeginDrag => typeof value === 'function'

/** Returns the addon's untyped method that begins a drag. */
function beginDragOf(calendar: Calendar<AgendaEvent, AgendaColumn>): BeginDrag {
  const beginDrag: unknown = Reflect.get(calendar, 'handleBeginAction')
  if (!isBeginDrag(beginDrag)) throw new Error('The calendar has no handleBeginAction.')
  return beginDrag
}

/**
 * Starts moves and resizes in the day and week views with one listener, instead of the addon's two handles on every
 * block, which would be a third of the week's DOM.
 */
function useDragStart(events: readonly AgendaEvent[]) {
  const calendar = useRef<Calendar<AgendaEvent, AgendaColumn>>(null)
  const draggedBlock = useRef<Element>(null)

  function onMouseDown({ target, button, clientY }: MouseEvent) {
    const block = target instanceof Element ? target.closest('.rbc-event[data-session]') : null
    const event = events.find(({ session }) => session.id === block?.getAttribute('data-session'))
    if (button !== 0 || !calendar.current || !block || !event || !canMove(event)) return
    draggedBlock.current?.removeAttribute('data-dragged')
    block.setAttribute('data-dragged', '')
    draggedBlock.current = block
    const beginDrag = beginDragOf(calendar.current)
    const { top, bottom } = block.getBoundingClientRect()
    if (bottom - clientY <= resizeEdgePx) beginDrag(event, 'resize', 'DOWN')
    else if (clientY - top <= resizeEdgePx) beginDrag(event, 'resize', 'UP')
    else beginDrag(event, 'move')
  }

  return { ref: calendar, elementProps: { onMouseDown } }
}

/**
 * Calendar in which sessions can be dragged to another time, or resized at their edges. In the month view a drag
 * changes only the day.
 */
export default function DraggableCalendar({ onTimeSlotChange, ...calendarProps }: DraggableCalendarProps) {
  const isMonth = calendarProps.view === 'month'
  const dragStart = useDragStart(calendarProps.events ?? [])
  const drop = ({ event, start }: DropArgs) => {
    const newStart = toDate(start)
    onTimeSlotChange(
      event,
      moveTimeSlot(event.session, dayOf(newStart), isMonth ? event.session.startTime : timeOfDate(newStart)),
    )
  }
  const resize = ({ event, start, end }: DropArgs) => {
    const [newStart, newEnd] = [toDate(start), toDate(end)]
    const date = event.session.date
    onTimeSlotChange(event, {
      date,
      startTime: timeOfDate(newStart),
      endTime: endTimeOf(date, newEnd),
    })
  }
  return (
    <DragAndDropCalendar
      {...calendarProps}
      {...dragStart}
      selectable
      draggableAccessor={canMove}
      resizableAccessor={isResizable}
      onEventDrop={drop}
      onEventResize={resize}
    />
  )
}
