import { firstWeekdayFromSunday } from 'shared/domain/calendar/calendarWeek'
import { calendarHeightPx, firstVisibleHour } from './calendarPage.ts'
import type { CalendarSetup } from './calendarPage.ts'

/** Returns the options of FullCalendar 6 and 7 that correspond to the settings of the product's agenda. */
export const fullCalendarOptions = ({ view, date, events, maxEventsPerDay }: CalendarSetup) => ({
  initialView: view === 'week' ? 'timeGridWeek' : 'dayGridMonth',
  initialDate: date,
  events: [...events],
  // Numbered from 0 (Sunday) to 6 (Saturday).
  firstDay: firstWeekdayFromSunday,
  allDaySlot: false,
  slotEventOverlap: false,
  scrollTime: { hours: firstVisibleHour },
  dayMaxEvents: maxEventsPerDay,
  height: calendarHeightPx,
  headerToolbar: false as const,
})
