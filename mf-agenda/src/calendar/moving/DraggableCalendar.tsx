import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import { useRef } from 'react'
import type { MouseEvent } from 'react'
import { Calendar } from 'react-big-calendar'
import type { CalendarProps } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop'
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop'
import type { AgendaEvent } from '../agendaEvent.ts'
import { isMovable, timeSlotStartingAt } from './movedSession.ts'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { dayOf, timeOfDate } from '../../wallDate.ts'

const isAddon = (value: unknown): value is typeof addon => typeof value === 'function'
/** A CommonJS module: the bundler unwraps its default export, Node does not. */
const unwrapped: unknown = Reflect.get(addon, 'default')
const withDragAndDrop = isAddon(unwrapped) ? unwrapped : addon
const DragAndDropCalendar = withDragAndDrop<AgendaEvent>(Calendar)

type Dropped = Omit<EventInteractionArgs<AgendaEvent>, 'resourceId' | 'isAllDay'>

export interface DraggableCalendarProps extends CalendarProps<AgendaEvent> {
  onTimeSlotChange: (event: AgendaEvent, to: TimeSlot) => void
}

const asDate = (date: Date | string) => new Date(date)
const canMove = ({ session }: AgendaEvent) => isMovable(session)
const notResizable = () => false

/** Within this distance of its upper or lower edge, a drag resizes the block. */
const resizeEdgePx = 7

type Begin = (event: AgendaEvent, act: 'move' | 'resize', direction?: 'UP' | 'DOWN') => void
const isBegin = (value: unknown): value is Begin => typeof value === 'function'

/** How the addon begins a drag: a method that it has no type for. */
function beginOf(calendar: Calendar<AgendaEvent>): Begin {
  const begin: unknown = Reflect.get(calendar, 'handleBeginAction')
  if (!isBegin(begin)) throw new Error('The calendar has no handleBeginAction.')
  return begin
}

/** One listener starts moves and resizes in the day and week views, instead of the addon's two handles on every block, which are a third of a week's DOM. */
function useDragStart(events: readonly AgendaEvent[]) {
  const calendar = useRef<Calendar<AgendaEvent>>(null)
  const draggedBlock = useRef<Element>(null)

  function onMouseDown({ target, button, clientY }: MouseEvent) {
    const block = target instanceof Element ? target.closest('.rbc-event[data-session]') : null
    const event = events.find(({ session }) => session.id === block?.getAttribute('data-session'))
    if (button !== 0 || !calendar.current || !block || !event || !canMove(event)) return
    draggedBlock.current?.removeAttribute('data-in-hand')
    block.setAttribute('data-in-hand', '')
    draggedBlock.current = block
    const begin = beginOf(calendar.current)
    const { top, bottom } = block.getBoundingClientRect()
    if (bottom - clientY <= resizeEdgePx) begin(event, 'resize', 'DOWN')
    else if (clientY - top <= resizeEdgePx) begin(event, 'resize', 'UP')
    else begin(event, 'move')
  }

  return { ref: calendar, elementProps: { onMouseDown } }
}

/** The calendar in which sessions can be dragged to another time, and by their edges to another length. In the month view only the day changes. */
export default function DraggableCalendar({ onTimeSlotChange, ...calendar }: DraggableCalendarProps) {
  const isMonth = calendar.view === 'month'
  const dragStart = useDragStart(calendar.events ?? [])
  const drop = ({ event, start }: Dropped) => {
    const to = asDate(start)
    onTimeSlotChange(
      event,
      timeSlotStartingAt(event.session, dayOf(to), isMonth ? event.session.startTime : timeOfDate(to)),
    )
  }
  const resize = ({ event, start, end }: Dropped) => {
    const [from, to] = [asDate(start), asDate(end)]
    const date = event.session.date
    // The library reports midnight as the next day.
    onTimeSlotChange(event, {
      date,
      startTime: timeOfDate(from),
      endTime: dayOf(to) === date ? timeOfDate(to) : '23:59',
    })
  }
  return (
    <DragAndDropCalendar
      {...calendar}
      {...dragStart}
      selectable
      draggableAccessor={canMove}
      resizableAccessor={notResizable}
      onEventDrop={drop}
      onEventResize={resize}
    />
  )
}
