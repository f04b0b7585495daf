import Calendar from '@toast-ui/calendar'
import '@toast-ui/calendar/toastui-calendar.min.css'
import { firstWeekdayFromSunday } from 'shared/domain/calendar/calendarWeek'
import { defineCalendarPage, firstVisibleHour } from './calendarPage.ts'

const renderingMs = 300

/** Scrolls to the first visible hour, for which the library has no option. */
function scrollToFirstHour(element: HTMLElement): void {
  const hours = element.querySelector('.toastui-calendar-panel.toastui-calendar-time')
  if (hours) hours.scrollTop = (hours.scrollHeight * firstVisibleHour) / 24
}

defineCalendarPage(({ element, view, date, events, maxEventsPerDay }) => {
  const calendar = new Calendar(element, {
    defaultView: view,
    usageStatistics: false,
    week: { startDayOfWeek: firstWeekdayFromSunday, taskView: false, eventView: ['time'] },
    month: { startDayOfWeek: firstWeekdayFromSunday, visibleEventCount: maxEventsPerDay },
  })
  calendar.setDate(date)
  calendar.createEvents(events.map((event) => ({ ...event, calendarId: 'sessions', category: 'time' })))
  // The library renders asynchronously, and scrolls to the current time.
  setTimeout(() => scrollToFirstHour(element), renderingMs)
  return { showNext: () => calendar.next(), showPrevious: () => calendar.prev() }
})
