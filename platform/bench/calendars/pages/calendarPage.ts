/** A session as each compared calendar's page receives it; `start` and `end` are local ISO date-times. */
export interface CalendarEvent {
  id: string
  title: string
  start: string
  end: string
}

export interface CalendarSetup {
  element: HTMLElement
  view: 'week' | 'month'
  /** A day of the first period shown, as an ISO date. */
  date: string
  /** In a week, at most three overlap, as in the product's agenda. */
  events: readonly CalendarEvent[]
  /** Number of events that a day of a month shows; the others are behind a link. */
  maxEventsPerDay: number
}

export interface CalendarNavigation {
  showNext: () => void
  showPrevious: () => void
}

/** The product's agenda has the same height (45rem) and begins scrolled to the same hour. */
export const calendarHeightPx = 720
export const firstVisibleHour = 8
/** Half an hour is as high as in the product's agenda. */
export const halfHourHeightPx = 28

function addButton(id: string, onClick: () => void): void {
  const button = document.createElement('button')
  button.id = id
  button.addEventListener('click', onClick)
  document.body.append(button)
}

/** Defines `window.renderCalendar`, which adds a calendar with a button to the next and to the previous period. */
export function defineCalendarPage(createCalendar: (setup: CalendarSetup) => CalendarNavigation): void {
  const renderCalendar = (setup: Omit<CalendarSetup, 'element'>) => {
    const element = document.createElement('div')
    element.id = 'calendar'
    element.style.height = `${calendarHeightPx}px`
    document.body.append(element)
    const { showNext, showPrevious } = createCalendar({ ...setup, element })
    addButton('next', showNext)
    addButton('previous', showPrevious)
  }
  Object.assign(window, { renderCalendar })
}
