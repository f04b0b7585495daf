import { Calendar } from '@fullcalendar/core'
import type { EventInput } from '@fullcalendar/core'
import frLocale from '@fullcalendar/core/locales/fr'
import dayGridPlugin from '@fullcalendar/daygrid'
import timeGridPlugin from '@fullcalendar/timegrid'
import { firstWeekdayFromSunday } from 'shared/domain/calendar/calendarWeek'

/** Options of FullCalendar's time-grid plugin. */
const timeGridOptions = { allDaySlot: false, slotEventOverlap: false, eventMaxStack: 3, scrollTime: '08:00:00' }

/**
 * Renders FullCalendar with the settings of the product's agenda: French, same first weekday, no all-day row, events
 * side by side (three at most), 45rem high, from 08:00.
 */
function renderCalendar(view: 'week' | 'month', date: string, events: EventInput[]): Calendar {
  const calendar = new Calendar(document.body, {
    plugins: [dayGridPlugin, timeGridPlugin],
    locale: frLocale,
    initialView: view === 'week' ? 'timeGridWeek' : 'dayGridMonth',
    initialDate: date,
    events,
    firstDay: firstWeekdayFromSunday,
    ...timeGridOptions,
    dayMaxEvents: true,
    height: 720,
    headerToolbar: { start: 'prev,next', center: 'title', end: '' },
  })
  calendar.render()
  return calendar
}

Object.assign(window, { renderCalendar })
