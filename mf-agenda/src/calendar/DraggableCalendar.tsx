import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import { Calendar } from 'react-big-calendar'
import type { CalendarProps } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop'
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop'
import type { AgendaEvent } from './agendaEvent.ts'
import { isMovable, startedAt } from './moving.ts'
import type { Place } from './moving.ts'
import { dayOf, timeOfDate } from './wallDate.ts'

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

/** The calendar where sessions are dragged to another time, and by their edges to another length. In a month only the day changes. */
export default function DraggableCalendar({ onPlace, ...calendar }: DraggableCalendarProps) {
  const isMonth = calendar.view === 'month'
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
  return <DragAndDropCalendar {...calendar} selectable draggableAccessor={canMove} resizableAccessor={isMonth ? never : canMove} onEventDrop={drop} onEventResize={resize} />
}
