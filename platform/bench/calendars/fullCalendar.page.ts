import { Calendar } from '@fullcalendar/core'
import type { EventInput } from '@fullcalendar/core'
import frLocale from '@fullcalendar/core/locales/fr'
import dayGridPlugin from '@fullcalendar/daygrid'
import timeGridPlugin from '@fullcalendar/timegrid'
import { firstWeekdayFromSunday } from 'shared/domain/calendar/calendarWeek'

/** Options that the plugin of the hours adds. */
const hours = { allDaySlot: false, slotEventOverlap: false, scrollTime: '08:00:00' }

/** The other calendar, set up as ours: French, the same first weekday, no all-day row, side by side, 45rem from 08:00 on. */
function draw(view: 'week' | 'month', date: string, events: EventInput[]): Calendar {
  const calendar = new Calendar(document.body, {
    plugins: [dayGridPlugin, timeGridPlugin],
    locale: frLocale,
    initialView: view === 'week' ? 'timeGridWeek' : 'dayGridMonth',
    initialDate: date,
    events,
    firstDay: firstWeekdayFromSunday,
    ...hours,
    dayMaxEvents: true,
    height: 720,
    headerToolbar: { start: 'prev,next', center: 'title', end: '' },
  })
  calendar.render()
  return calendar
}

Object.assign(window, { draw })
