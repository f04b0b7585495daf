import { Calendar } from '@fullcalendar/core'
import frLocale from '@fullcalendar/core/locales/fr'
import dayGridPlugin from '@fullcalendar/daygrid'
import timeGridPlugin from '@fullcalendar/timegrid'
import './fullCalendar6.css'
import { defineCalendarPage } from './calendarPage.ts'
import { fullCalendarOptions } from './fullCalendarOptions.ts'

defineCalendarPage((setup) => {
  const calendar = new Calendar(setup.element, {
    ...fullCalendarOptions(setup),
    plugins: [dayGridPlugin, timeGridPlugin],
    locale: frLocale,
    eventClassNames: 'session',
  })
  calendar.render()
  return { showNext: () => calendar.next(), showPrevious: () => calendar.prev() }
})
