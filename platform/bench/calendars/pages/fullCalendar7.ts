import { Calendar } from 'fullcalendar'
import dayGridPlugin from 'fullcalendar/daygrid'
import frLocale from 'fullcalendar/locales/fr'
import classicThemePlugin from 'fullcalendar/themes/classic'
import timeGridPlugin from 'fullcalendar/timegrid'
import 'fullcalendar/skeleton.css'
import 'fullcalendar/themes/classic/palette.css'
import 'fullcalendar/themes/classic/theme.css'
import { defineCalendarPage, halfHourHeightPx } from './calendarPage.ts'
import { fullCalendarOptions } from './fullCalendarOptions.ts'

defineCalendarPage((setup) => {
  const calendar = new Calendar(setup.element, {
    ...fullCalendarOptions(setup),
    plugins: [dayGridPlugin, timeGridPlugin, classicThemePlugin],
    locale: frLocale,
    eventClass: 'session',
    slotMinHeight: halfHourHeightPx,
  })
  calendar.render()
  return { showNext: () => calendar.next(), showPrevious: () => calendar.prev() }
})
