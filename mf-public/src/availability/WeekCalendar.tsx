import { useEffect, useRef } from 'react'
import { Calendar, momentLocalizer } from 'react-big-calendar'
import moment from 'moment'
import 'moment/locale/fr'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import './calendar.css'
import type { PublicSession } from 'shared/contracts/directory/therapist'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { momentWeek } from 'shared/domain/calendar/calendarWeek'
import { endOfDay } from 'shared/domain/calendar/time'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { SlotEvent } from './SlotEvent.tsx'
import type { CalendarSpan } from './SlotEvent.tsx'
import { withoutOverlap } from './slotList.ts'

interface WeekCalendarProps {
  day: string
  /** Time zone of the practice, for the current-time line. */
  timeZone: string
  view: 'week' | 'day'
  slots: readonly TimeSlot[]
  busySessions: readonly PublicSession[]
  onChoose: (slot: TimeSlot) => void
}

moment.updateLocale('fr', { week: momentWeek })
const localizer = momentLocalizer(moment)
const formats = { dayFormat: 'ddd D', dayHeaderFormat: 'dddd D MMMM YYYY', timeGutterFormat: 'HH:mm' }
/** The column headers replace the library's, whose ARIA role requires a table, which the calendar does not have. */
const components = { header: ({ label }: { label: string }) => <span>{label}</span>, eventWrapper: SlotEvent }
/** Time at the top of the calendar when it opens, 8:00. The library ignores the date. */
const initialScrollTime = new Date(1970, 0, 1, 8)
const doNothing = () => {}

/**
 * Returns a time of the practice as if it were a local time of the device, because the library supports only the
 * device's time zone.
 */
const localDate = (date: string, time: string) => moment(`${date}T${time}`).toDate()

/** Returns the end of an event, before midnight, because the library displays an event that ends on the next day as an all-day event. */
const localEnd = (date: string, time: string) => localDate(date, time === endOfDay ? '23:59:59' : time)

const localNowIn = (timeZone: string) => {
  const { day, time } = momentIn(timeZone, new Date())
  return localDate(day, time)
}

const freeSlotEvents = (slots: readonly TimeSlot[]) =>
  withoutOverlap(slots).map(({ slot, displayedUntil }): CalendarSpan => ({
    start: localDate(slot.date, slot.startTime),
    end: localEnd(slot.date, displayedUntil),
    slot,
  }))

const busyTimeEvents = (busySessions: readonly PublicSession[]) =>
  busySessions.map(({ date, startTime, endTime }): CalendarSpan => ({
    start: localDate(date, startTime),
    end: localEnd(date, endTime),
  }))

/** Calendar of a week or a day: free slots are buttons, and busy times are shaded. */
export default function WeekCalendar({ day, timeZone, view, slots, busySessions, onChoose }: WeekCalendarProps) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    // The grid must be focusable, so that it can be scrolled by keyboard even without slots.
    region.current?.querySelector('.rbc-time-content')?.setAttribute('tabindex', '0')
  })

  return (
    <section ref={region} aria-label="Calendrier des créneaux libres" className="availability-calendar">
      <Calendar<CalendarSpan>
        localizer={localizer}
        culture="fr"
        date={localDate(day, '12:00')}
        getNow={() => localNowIn(timeZone)}
        view={view}
        views={['week', 'day']}
        onNavigate={doNothing}
        onView={doNothing}
        toolbar={false}
        formats={formats}
        components={components}
        events={freeSlotEvents(slots)}
        backgroundEvents={busyTimeEvents(busySessions)}
        onSelectEvent={({ slot }) => slot && onChoose(slot)}
        scrollToTime={initialScrollTime}
        step={30}
        timeslots={2}
        dayLayoutAlgorithm="no-overlap"
        drilldownView={null}
      />
    </section>
  )
}
