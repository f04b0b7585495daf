import 'react-big-calendar/lib/css/react-big-calendar.css'
import './agenda.css'
import './blocks/blocks.css'
import './columns/columns.css'
import './kinds/kinds.css'
import { lazy, memo, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ComponentType, CSSProperties, SyntheticEvent } from 'react'
import { Calendar } from 'react-big-calendar'
import type { CalendarProps, SlotInfo, View } from 'react-big-calendar'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { ColourSettings } from 'shared/domain/calendarColour'
import type { Day } from 'shared/domain/calendar/day'
import { createEventCache } from '../agendaEvent.ts'
import type { AgendaEvent } from '../agendaEvent.ts'
import { BackdropContext } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'
import { Block } from './blocks/Block.tsx'
import { eventProps } from './blocks/eventProps.ts'
import { HiddenSessions } from './blocks/HiddenSessions.tsx'
import { OpenSessionContext } from './blocks/OpenSessionContext.ts'
import { MonthEvent } from './blocks/MonthEvent.tsx'
import type { NamesOf } from './blocks/sessionNames.ts'
import type { AgendaColumn, AgendaColumns } from '../AgendaColumn.ts'
import { ColumnHeader } from './columns/ColumnHeader.tsx'
import { frenchFormats, frenchLocalizer, frenchMessages, workWeekLocalizer } from './frenchLocalizer.ts'
import { DayHeader, HeaderActionsContext, MonthDay, PlainHeader, WeekendSwitch } from './headers.tsx'
import type { HeaderActions } from './headers.tsx'
import { createDayLayout } from './layOutDay.ts'
import { fixCalendarRoles } from './fixCalendarRoles.ts'
import type { DraggableCalendarProps } from '../moving/DraggableCalendar.tsx'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { slotAttributeOf } from '../slots/slotAttribute.ts'
import { useSlotTap } from '../slots/useSlotTap.ts'
import { shownPeriod } from './view.ts'
import type { AgendaViewName } from './view.ts'
import type { NewSessionSlot } from '../../agendaPath.ts'
import { dayOf, endTimeOf, timeOfDate, wallClockDate, wallClockNow } from '../../wallClock.ts'

export type ChosenSlot = NewSessionSlot & { day: Day }

export interface AgendaViewProps {
  view: Exclude<AgendaViewName, 'list'>
  day: Day
  sessions: readonly ShortSession[]
  namesOf: NamesOf
  colours: ColourSettings
  backdrop: Backdrop
  /** Columns of a day; undefined for one column, and in the other views. */
  columns?: AgendaColumns
  headerActions: HeaderActions
  /** Whether the week shows Saturday and Sunday. */
  isWeekendShown: boolean
  /** True if the screen is wide and the pointer is a mouse. */
  canDrag: boolean
  /** Calendar in which sessions can be dragged. If undefined, it is loaded when `canDrag` is true. */
  DraggableCalendar?: ComponentType<DraggableCalendarProps>
  onOpen: (session: ShortSession) => void
  onMove: (session: ShortSession, newSlot: TimeSlot) => void
  onSlotSelect: (slot: ChosenSlot) => void
  onDaySelect: (day: Day) => void
}

const LazyDraggableCalendar = lazy(() => import('../moving/DraggableCalendar.tsx'))

const views: View[] = ['month', 'week', 'day']
/** Eight o'clock; the library ignores the date. */
const firstVisibleTime = new Date(1970, 0, 1, 8)
const heightStyle: CSSProperties = { height: '45rem' }
/**
 * Sets the components for each view, because the drag addon merges them with its own, and merging one common set
 * would create new components at each render.
 */
function createComponents(): CalendarProps<AgendaEvent, AgendaColumn>['components'] {
  const day = { header: PlainHeader, eventWrapper: Block }
  const week = { header: DayHeader, eventWrapper: Block, timeGutterHeader: WeekendSwitch }
  const month = { event: MonthEvent, dateHeader: MonthDay }
  return { header: PlainHeader, resourceHeader: ColumnHeader, day, week, month }
}
/** Separate sets, because the library adds the drag addon's wrappers to a set, and they fail outside the addon. */
const plainComponents = createComponents()
const draggableComponents = createComponents()
const noop = () => {}

/** At most three sessions are side by side in a narrow column, and six in a day that has the whole width. */
const dayLayouts = { narrow: createDayLayout(3), wide: createDayLayout(6) }

/** Disables the library's links in the week, whose headers have their own buttons. */
const drilldownView = (_date: Date, currentView: View) => (currentView === 'month' ? 'day' : null)

/** Returns the therapist or the animal of a column. */
const columnOf = (columnId: number | string | undefined, by: AgendaColumns['by'] | undefined) => ({
  therapistId: by === 'therapist' && columnId !== undefined ? String(columnId) : undefined,
  animalId: by === 'animal' && columnId !== undefined ? String(columnId) : undefined,
})

/** Returns the slot of a click or drag. A click has only a start time; in the month view, a slot has no times. */
function slotOf({ start, end, action, resourceId }: SlotInfo, view: View, by?: AgendaColumns['by']): ChosenSlot {
  const day = dayOf(start)
  if (view === 'month') return { day }
  return {
    day,
    startTime: timeOfDate(start),
    endTime: action === 'select' ? endTimeOf(day, end) : undefined,
    ...columnOf(resourceId, by),
  }
}

const blockOf = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest('.rbc-event') : null)

/** Calendar of sessions. Memoised: pass sessions and callbacks with stable identities. */
export const AgendaView = memo(function AgendaView({
  view: viewName,
  day,
  sessions,
  namesOf,
  colours,
  backdrop,
  columns,
  headerActions,
  isWeekendShown,
  canDrag,
  DraggableCalendar = LazyDraggableCalendar,
  onOpen,
  onMove,
  onSlotSelect,
  onDaySelect,
}: AgendaViewProps) {
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => (root.current ? fixCalendarRoles(root.current) : undefined), [])
  const [hiddenSessions, setHiddenSessions] = useState<{ anchor: Element; events: readonly AgendaEvent[] }>()
  const view = viewName === 'animals' ? 'day' : viewName

  const eventOf = useMemo(() => createEventCache(colours, namesOf), [colours, namesOf])
  const events = useMemo(() => {
    const { startDate, endDate } = shownPeriod(viewName, day)
    return sessions.filter(({ date }) => date >= startDate && date <= endDate).map(eventOf)
  }, [sessions, eventOf, viewName, day])
  const date = useMemo(() => wallClockDate(day), [day])

  // Removes the focus, because the calendar reuses the focused block for another session in the next period.
  useLayoutEffect(() => {
    const focusedElement = document.activeElement
    if (focusedElement instanceof HTMLElement && focusedElement.matches('.agenda .rbc-event')) focusedElement.blur()
  }, [viewName, day])

  const slotTap = useSlotTap(({ columnId, ...slot }) => onSlotSelect({ ...slot, ...columnOf(columnId, columns?.by) }))
  const openEvent = ({ session, hidden: hiddenEvents }: AgendaEvent, anchor: Element | null) => {
    if (!hiddenEvents) onOpen(session)
    else if (anchor) setHiddenSessions({ anchor, events: hiddenEvents })
  }
  const openByKey = (event: AgendaEvent, keyEvent: SyntheticEvent) => {
    const key = 'key' in keyEvent ? keyEvent.key : ''
    if (view === 'month' || (key !== 'Enter' && key !== ' ')) return
    keyEvent.preventDefault()
    openEvent(event, blockOf(keyEvent))
  }
  const dayPropGetter = (cellDate: Date, columnId?: number | string) => {
    const backdropOfColumn = columnId === undefined ? backdrop : (columns?.backdropOf(String(columnId)) ?? backdrop)
    const { background, isClosed } = backdropOfColumn(dayOf(cellDate))
    return view === 'month' ? { className: isClosed ? 'agenda-closed-day' : '' } : { style: background }
  }

  const calendarProps: CalendarProps<AgendaEvent, AgendaColumn> = {
    localizer: view === 'week' && !isWeekendShown ? workWeekLocalizer : frenchLocalizer,
    formats: frenchFormats,
    messages: frenchMessages,
    components: canDrag ? draggableComponents : plainComponents,
    views,
    view,
    date,
    getNow: wallClockNow,
    events,
    toolbar: false,
    selectable: true,
    // Half hours, two of which are in a group of the grid.
    step: 30,
    timeslots: 2,
    scrollToTime: firstVisibleTime,
    tooltipAccessor: null,
    dayLayoutAlgorithm: view === 'day' && !columns ? dayLayouts.wide : dayLayouts.narrow,
    eventPropGetter: eventProps,
    dayPropGetter,
    slotPropGetter: slotAttributeOf,
    getDrilldownView: drilldownView,
    ...(columns && {
      resources: columns.columns,
      resourceIdAccessor: 'id',
      resourceTitleAccessor: 'title',
      resourceAccessor: ({ session }: AgendaEvent): unknown => columns.columnIdsOf(session),
    }),
    onNavigate: noop,
    onView: noop,
    onSelectEvent: (event, clickEvent) => openEvent(event, blockOf(clickEvent)),
    onKeyPressEvent: openByKey,
    onSelectSlot: (slot) => onSlotSelect(slotOf(slot, view, columns?.by)),
    onDrillDown: (clickedDate) => onDaySelect(dayOf(clickedDate)),
    style: heightStyle,
  }

  return (
    <section ref={root} className="agenda" data-view={viewName} aria-label="Agenda" {...slotTap}>
      <BackdropContext value={backdrop}>
        <OpenSessionContext value={onOpen}>
          <HeaderActionsContext value={headerActions}>
            {canDrag ? (
              <Suspense fallback={<div style={heightStyle} />}>
                <DraggableCalendar
                  {...calendarProps}
                  onTimeSlotChange={({ session }, newSlot) => onMove(session, newSlot)}
                />
              </Suspense>
            ) : (
              <Calendar<AgendaEvent, AgendaColumn> {...calendarProps} />
            )}
          </HeaderActionsContext>
        </OpenSessionContext>
      </BackdropContext>
      {hiddenSessions && (
        <HiddenSessions
          {...hiddenSessions}
          onOpen={({ session }) => onOpen(session)}
          onClose={() => setHiddenSessions(undefined)}
        />
      )}
    </section>
  )
})
