import 'react-big-calendar/lib/css/react-big-calendar.css'
import './agenda.css'
import { lazy, memo, Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import type { ComponentType, CSSProperties, SyntheticEvent } from 'react'
import { Calendar } from 'react-big-calendar'
import type { CalendarProps, SlotInfo, View } from 'react-big-calendar'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { ColourSettings } from 'shared/domain/calendarColour'
import type { Day } from 'shared/domain/calendar/day'
import { minutesBetween } from 'shared/domain/calendar/time'
import type { Time } from 'shared/domain/calendar/time'
import { agendaEvent } from '../agendaEvent.ts'
import type { AgendaEvent } from '../agendaEvent.ts'
import { BackdropContext } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'
import { Block, EventText, MonthEvent } from './EventText.tsx'
import { frenchFormats, frenchLocalizer, frenchMessages } from './frenchLocalizer.ts'
import { DayHeader, MonthDay, PlainHeader } from './headers.tsx'
import { layOutDay } from './layOutDay.ts'
import { fixCalendarRoles } from './fixCalendarRoles.ts'
import type { DraggableCalendarProps } from '../moving/DraggableCalendar.tsx'
import { isMovable } from '../moving/movedSession.ts'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { minShownMinutes } from './minShownMinutes.ts'
import { mostSimultaneous } from './mostSimultaneous.ts'
import { shownPeriod } from './view.ts'
import { dayOf, endTimeOf, timeOfDate, wallDate, wallNow } from '../../wallDate.ts'

export interface ChosenSlot {
  day: Day
  startTime?: Time
  endTime?: Time
}

export interface AgendaViewProps {
  view: Exclude<View, 'agenda' | 'work_week'>
  day: Day
  sessions: readonly ShortSession[]
  colours: ColourSettings
  backdrop: Backdrop
  /** True if the screen is wide and the pointer is a mouse. */
  canDrag: boolean
  /** Calendar in which sessions can be dragged; loaded when `canDrag` if undefined. */
  DraggableCalendar?: ComponentType<DraggableCalendarProps>
  onOpen: (session: ShortSession) => void
  onMove: (session: ShortSession, newSlot: TimeSlot) => void
  onSlotSelect: (slot: ChosenSlot) => void
  onDaySelect: (day: Day) => void
}

const LazyDraggableCalendar = lazy(() => import('../moving/DraggableCalendar.tsx'))

const views: View[] = ['month', 'week', 'day']
const firstVisibleTime = new Date(1970, 0, 1, 8)
const heightStyle: CSSProperties = { height: '45rem' }
/**
 * Components are set for each view: the drag addon merges them with its own components, and merging one common set
 * would create new components at each render.
 */
const hourViewComponents = { event: EventText, eventWrapper: Block }
const components: CalendarProps<AgendaEvent>['components'] = {
  event: EventText,
  header: PlainHeader,
  day: hourViewComponents,
  week: { ...hourViewComponents, header: DayHeader },
  month: { event: MonthEvent, dateHeader: MonthDay },
}
const noop = () => {}

const isShort = ({ startTime, endTime }: ShortSession) => minutesBetween(startTime, endTime) < minShownMinutes

const eventProps = ({ session, colour }: AgendaEvent) => ({
  className: `agenda-block${isShort(session) ? ' agenda-short' : ''}${colour.dashed ? ' agenda-dashed' : ''}${isMovable(session) ? ' agenda-movable' : ''}`,
  style: { backgroundColor: colour.background, color: colour.text, borderColor: colour.border },
})

/** Returns the slot of a click or drag: a click has a start time, a drag both times, a click in the month view no time. */
function slotOf({ start, end, action }: SlotInfo, view: View): ChosenSlot {
  const day = dayOf(start)
  if (view === 'month') return { day }
  return {
    day,
    startTime: timeOfDate(start),
    endTime: action === 'select' ? endTimeOf(day, end) : undefined,
  }
}

/**
 * Returns the size of the calendar. In the week view, the columns widen with the number of simultaneous sessions: each
 * session then has room for its name, and the calendar scrolls sideways.
 */
function calendarSize(view: View, events: readonly AgendaEvent[]): CSSProperties {
  const maxSimultaneous = view === 'week' ? mostSimultaneous(events.map(({ session }) => session)) : 1
  return maxSimultaneous < 3
    ? heightStyle
    : { ...heightStyle, minWidth: `${5 + 7 * Math.min(maxSimultaneous, 6) * 4}rem` }
}

/** The calendar of sessions. Memoised: pass sessions and callbacks with stable identities. */
export const AgendaView = memo(function AgendaView({
  view,
  day,
  sessions,
  colours,
  backdrop,
  canDrag,
  DraggableCalendar = LazyDraggableCalendar,
  onOpen,
  onMove,
  onSlotSelect,
  onDaySelect,
}: AgendaViewProps) {
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => (root.current ? fixCalendarRoles(root.current) : undefined), [])

  const events = useMemo(() => {
    const { startDate, endDate } = shownPeriod(view, day)
    return sessions
      .filter(({ date }) => date >= startDate && date <= endDate)
      .map((session) => agendaEvent(session, colours))
  }, [sessions, colours, view, day])
  const date = useMemo(() => wallDate(day), [day])

  // The calendar reuses blocks for other sessions in the next period: the focus must not jump to another session.
  useLayoutEffect(() => {
    const focusedElement = document.activeElement
    if (focusedElement instanceof HTMLElement && focusedElement.matches('.agenda .rbc-event')) focusedElement.blur()
  }, [view, day])

  const openSession = ({ session }: AgendaEvent) => onOpen(session)
  const openByKey = (event: AgendaEvent, keyEvent: SyntheticEvent) => {
    const key = 'key' in keyEvent ? keyEvent.key : ''
    if (view === 'month' || (key !== 'Enter' && key !== ' ')) return
    keyEvent.preventDefault()
    openSession(event)
  }
  const dayPropGetter = (cellDate: Date) => {
    const { background, isClosed } = backdrop(dayOf(cellDate))
    return view === 'month' ? { className: isClosed ? 'agenda-closed-day' : '' } : { style: background }
  }

  const calendar: CalendarProps<AgendaEvent> = {
    localizer: frenchLocalizer,
    formats: frenchFormats,
    messages: frenchMessages,
    components,
    views,
    view,
    date,
    getNow: wallNow,
    events,
    toolbar: false,
    selectable: true,
    step: 30,
    timeslots: 2,
    scrollToTime: firstVisibleTime,
    tooltipAccessor: null,
    dayLayoutAlgorithm: layOutDay,
    eventPropGetter: eventProps,
    dayPropGetter,
    onNavigate: noop,
    onView: noop,
    onSelectEvent: openSession,
    onKeyPressEvent: openByKey,
    onSelectSlot: (slot) => onSlotSelect(slotOf(slot, view)),
    onDrillDown: (clickedDate) => onDaySelect(dayOf(clickedDate)),
    style: calendarSize(view, events),
  }

  return (
    <section ref={root} className="agenda" data-view={view} aria-label="Agenda">
      <BackdropContext value={backdrop}>
        {canDrag ? (
          <Suspense fallback={<div style={heightStyle} />}>
            <DraggableCalendar {...calendar} onTimeSlotChange={({ session }, to) => onMove(session, to)} />
          </Suspense>
        ) : (
          <Calendar<AgendaEvent> {...calendar} />
        )}
      </BackdropContext>
    </section>
  )
})
