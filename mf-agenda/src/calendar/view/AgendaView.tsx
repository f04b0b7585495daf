import 'react-big-calendar/lib/css/react-big-calendar.css'
import './agenda.css'
import { lazy, memo, Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import type { CSSProperties, SyntheticEvent } from 'react'
import { Calendar } from 'react-big-calendar'
import type { CalendarProps, SlotInfo, View } from 'react-big-calendar'
import type { ShortSession } from 'shared/contracts/session'
import type { ColourSettings } from 'shared/domain/calendarColour'
import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'
import { agendaEvent } from './agendaEvent.ts'
import type { AgendaEvent } from './agendaEvent.ts'
import { BackdropContext } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'
import { Block, EventText, MonthEvent } from './EventText.tsx'
import { frenchFormats, frenchLocalizer, frenchMessages } from './frenchLocalizer.ts'
import { DayHeader, MonthDay, PlainHeader } from './headers.tsx'
import { keepRolesHonest } from './fixCalendarRoles.ts'
import { isMovable } from '../moving/moving.ts'
import type { Place } from '../moving/moving.ts'
import { mostAtOnce } from './sideBySide.ts'
import { shownPeriod } from './view.ts'
import { dayOf, timeOfDate, wallDate, wallNow } from './wallDate.ts'

export interface ChosenSlot {
  day: Day
  startTime?: Time
  endTime?: Time
}

interface AgendaViewProps {
  view: Exclude<View, 'agenda' | 'work_week'>
  day: Day
  sessions: readonly ShortSession[]
  colours: ColourSettings
  backdrop: Backdrop
  /** A wide screen and a pointer that can drag. */
  canDrag: boolean
  onOpen: (session: ShortSession) => void
  onMove: (session: ShortSession, to: Place) => void
  onSlot: (slot: ChosenSlot) => void
  onDay: (day: Day) => void
}

const DraggableCalendar = lazy(() => import('../moving/DraggableCalendar.tsx'))

const views: View[] = ['month', 'week', 'day']
const eightOClock = new Date(1970, 0, 1, 8)
const height: CSSProperties = { height: '45rem' }
/** Named for each view: beside the addon's own, one for all views would be another component at each drawing. */
const ofHours = { event: EventText, eventWrapper: Block }
const components: CalendarProps<AgendaEvent>['components'] = {
  event: EventText,
  header: PlainHeader,
  day: ofHours,
  week: { ...ofHours, header: DayHeader },
  month: { event: MonthEvent, dateHeader: MonthDay },
}
const nothing = () => {}

const blockOf = ({ session, colour }: AgendaEvent) => ({
  className: `agenda-block${colour.dashed ? ' agenda-dashed' : ''}${isMovable(session) ? ' agenda-movable' : ''}`,
  style: { backgroundColor: colour.background, color: colour.text, borderColor: colour.border },
})

/** A press names a time, a drag names both ends; a day of the month names no time. */
function slotOf({ start, end, action }: SlotInfo, view: View): ChosenSlot {
  const day = dayOf(start)
  if (view === 'month') return { day }
  return {
    day,
    startTime: timeOfDate(start),
    endTime: action === 'select' && dayOf(end) === day ? timeOfDate(end) : undefined,
  }
}

/** In a week the columns grow with the sessions that stand side by side, and the calendar scrolls: each keeps room for a name. */
function widthOf(view: View, events: readonly AgendaEvent[]): CSSProperties {
  const most = view === 'week' ? mostAtOnce(events.map(({ session }) => session)) : 1
  return most < 3 ? height : { ...height, minWidth: `${5 + 7 * Math.min(most, 6) * 4}rem` }
}

/** The calendar of sessions. Drawn again only when what it shows changes: give it stable sessions and functions. */
export const AgendaView = memo(function AgendaView({
  view,
  day,
  sessions,
  colours,
  backdrop,
  canDrag,
  onOpen,
  onMove,
  onSlot,
  onDay,
}: AgendaViewProps) {
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => (root.current ? keepRolesHonest(root.current) : undefined), [])

  const events = useMemo(() => {
    const { startDate, endDate } = shownPeriod(view, day)
    return sessions
      .filter(({ date }) => date >= startDate && date <= endDate)
      .map((session) => agendaEvent(session, colours))
  }, [sessions, colours, view, day])
  const date = useMemo(() => wallDate(day), [day])

  // The blocks stay from week to week and bear other sessions: the focus does not pass from one session to another.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.matches('.agenda .rbc-event')) focused.blur()
  }, [view, day])

  const open = ({ session }: AgendaEvent) => onOpen(session)
  const openByKey = (event: AgendaEvent, pressed: SyntheticEvent) => {
    const key = 'key' in pressed ? pressed.key : ''
    if (view === 'month' || (key !== 'Enter' && key !== ' ')) return
    pressed.preventDefault()
    open(event)
  }
  const dayPropGetter = (drawn: Date) => {
    const { ground, isClosed } = backdrop(dayOf(drawn))
    return view === 'month' ? { className: isClosed ? 'agenda-closed-day' : '' } : { style: ground }
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
    scrollToTime: eightOClock,
    tooltipAccessor: null,
    dayLayoutAlgorithm: 'no-overlap',
    eventPropGetter: blockOf,
    dayPropGetter,
    onNavigate: nothing,
    onView: nothing,
    onSelectEvent: open,
    onKeyPressEvent: openByKey,
    onSelectSlot: (slot) => onSlot(slotOf(slot, view)),
    onDrillDown: (drilled) => onDay(dayOf(drilled)),
    style: widthOf(view, events),
  }

  return (
    <section ref={root} className="agenda" data-view={view} aria-label="Agenda">
      <BackdropContext value={backdrop}>
        {canDrag ? (
          <Suspense fallback={<div style={height} />}>
            <DraggableCalendar {...calendar} onPlace={({ session }, to) => onMove(session, to)} />
          </Suspense>
        ) : (
          <Calendar<AgendaEvent> {...calendar} />
        )}
      </BackdropContext>
    </section>
  )
})
