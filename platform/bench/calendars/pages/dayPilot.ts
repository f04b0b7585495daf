import { DayPilot } from '@daypilot/daypilot-lite-javascript'
import { firstWeekdayFromSunday } from 'shared/domain/calendar/calendarWeek'
import { calendarHeightPx, defineCalendarPage, firstVisibleHour, halfHourHeightPx } from './calendarPage.ts'
import type { CalendarNavigation, CalendarSetup } from './calendarPage.ts'
import { limitEventsPerDay } from '../visibleEvents.ts'

const visibleHours = Math.floor(calendarHeightPx / (2 * halfHourHeightPx))

const toDayPilotEvents = ({ events }: CalendarSetup) => events.map(({ title, ...event }) => ({ ...event, text: title }))

function renderWeek(setup: CalendarSetup): CalendarNavigation {
  const calendar = new DayPilot.Calendar(setup.element.id, {
    viewType: 'Week',
    weekStarts: firstWeekdayFromSunday,
    locale: 'fr-fr',
    startDate: setup.date,
    heightSpec: 'BusinessHours',
    businessBeginsHour: firstVisibleHour,
    businessEndsHour: firstVisibleHour + visibleHours,
    cellHeight: halfHourHeightPx,
    events: toDayPilotEvents(setup),
  })
  calendar.init()
  const showWeek = (offsetDays: number) => {
    calendar.startDate = new DayPilot.Date(calendar.startDate).addDays(offsetDays)
    calendar.update()
  }
  return { showNext: () => showWeek(7), showPrevious: () => showWeek(-7) }
}

function renderMonth(setup: CalendarSetup): CalendarNavigation {
  const calendar = new DayPilot.Month(setup.element.id, {
    weekStarts: firstWeekdayFromSunday,
    locale: 'fr-fr',
    startDate: setup.date,
    events: toDayPilotEvents({ ...setup, events: limitEventsPerDay(setup.events, setup.maxEventsPerDay) }),
  })
  calendar.init()
  const showMonth = (offset: number) => {
    calendar.startDate = new DayPilot.Date(calendar.startDate).addMonths(offset)
    calendar.update()
  }
  return { showNext: () => showMonth(1), showPrevious: () => showMonth(-1) }
}

defineCalendarPage((setup) => (setup.view === 'week' ? renderWeek(setup) : renderMonth(setup)))
