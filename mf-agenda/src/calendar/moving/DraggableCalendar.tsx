import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import { useRef } from 'react'
import type { MouseEvent } from 'react'
import { Calendar } from 'react-big-calendar'
import type { CalendarProps } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop'
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop'
import type { AgendaEvent } from '../view/agendaEvent.ts'
import { isMovable, startedAt } from './moving.ts'
import type { Place } from './moving.ts'
import { dayOf, timeOfDate } from '../view/wallDate.ts'

/** A CommonJS file: the bundler unwraps its default export, Node does not. */
const withDragAndDrop: typeof addon = Reflect.get(addon, 'default') ?? addon
const DragAndDropCalendar = withDragAndDrop<AgendaEvent>(Calendar)

type Dropped = Omit<EventInteractionArgs<AgendaEvent>, 'resourceId' | 'isAllDay'>

interface DraggableCalendarProps extends CalendarProps<AgendaEvent> {
  onPlace: (event: AgendaEvent, to: Place) => void
}

const asDate = (date: Date | string) => new Date(date)
const canMove = ({ session }: AgendaEvent) => isMovable(session)
const never = () => false

/** So near its upper or lower edge a block is pulled longer or shorter. */
const edge = 7

type Begin = (event: AgendaEvent, act: 'move' | 'resize', direction?: 'UP' | 'DOWN') => void

/** Among the hours one listener takes what the addon would wait for with two handles on every block: a third of all that a week draws. */
function useTaking(events: readonly AgendaEvent[]) {
  const calendar = useRef<Calendar<AgendaEvent>>(null)
  const inHand = useRef<Element>(null)

  function take({ target, button, clientY }: MouseEvent) {
    const block = target instanceof Element ? target.closest('.rbc-event[data-session]') : null
    const event = events.find(({ session }) => session.id === block?.getAttribute('data-session'))
    if (button !== 0 || !calendar.current || !block || !event || !canMove(event)) return
    inHand.current?.removeAttribute('data-in-hand')
    block.setAttribute('data-in-hand', '')
    inHand.current = block
    const begin: Begin = Reflect.get(calendar.current, 'handleBeginAction')
    const { top, bottom } = block.getBoundingClientRect()
    if (bottom - clientY <= edge) begin(event, 'resize', 'DOWN')
    else if (clientY - top <= edge) begin(event, 'resize', 'UP')
    else begin(event, 'move')
  }

  return { ref: calendar, elementProps: { onMouseDown: take } }
}

/** The calendar where sessions are dragged to another time, and by their edges to another length. In a month only the day changes. */
export default function DraggableCalendar({ onPlace, ...calendar }: DraggableCalendarProps) {
  const isMonth = calendar.view === 'month'
  const taking = useTaking(calendar.events ?? [])
  const drop = ({ event, start }: Dropped) => {
    const to = asDate(start)
    onPlace(event, startedAt(event.session, dayOf(to), isMonth ? event.session.startTime : timeOfDate(to)))
  }
  const resize = ({ event, start, end }: Dropped) => {
    const [from, to] = [asDate(start), asDate(end)]
    const date = event.session.date
    // The last hour of a day ends where the next day begins.
    onPlace(event, { date, startTime: timeOfDate(from), endTime: dayOf(to) === date ? timeOfDate(to) : '23:59' })
  }
  return (
    <DragAndDropCalendar
      {...calendar}
      {...taking}
      selectable
      draggableAccessor={canMove}
      resizableAccessor={never}
      onEventDrop={drop}
      onEventResize={resize}
    />
  )
}
