import './print.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { sessionColour, sessionState } from 'shared/domain/calendarColour'
import type { ColourSettings } from 'shared/domain/calendarColour'
import { calendarWeek } from 'shared/domain/calendar/calendarWeek'
import type { Day } from 'shared/domain/calendar/day'
import { isWeekend } from 'shared/domain/calendar/weekend'
import { longDay } from 'shared/domain/format'
import { daysOf } from 'shared/domain/calendar/period'
import { stateLabels } from '../agendaEvent.ts'
import type { Backdrop } from './backdrop.ts'
import type { NamesOf } from './blocks/sessionNames.ts'
import { fitOnPage } from './fitOnPage.ts'
import { groupByDay, periodLabel } from './view.ts'

interface PrintedWeekProps {
  day: Day
  sessions: readonly ShortSession[]
  namesOf: NamesOf
  colours: ColourSettings
  backdrop: Backdrop
  isWeekendShown: boolean
}

/** True while the browser prints. The printed week is not rendered otherwise. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // Renders synchronously, because the browser prints the DOM as it is when this listener returns.
    const onBeforePrint = () => flushSync(() => setIsPrinting(true))
    const onAfterPrint = () => setIsPrinting(false)
    window.addEventListener('beforeprint', onBeforePrint)
    window.addEventListener('afterprint', onAfterPrint)
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint)
      window.removeEventListener('afterprint', onAfterPrint)
    }
  }, [])
  return isPrinting
}

/** Week for printing on one A4 page: a column per day, each session with its times, animals, place and state. */
export function PrintedWeek(props: PrintedWeekProps) {
  return useIsPrinting() ? createPortal(<PrintedSheet {...props} />, document.body) : null
}

const dayName = (day: Day) => longDay(day).replace(/ \d{4}$/, '')

function PrintedSession({ session, namesOf, colours }: { session: ShortSession } & PrintedWeekProps) {
  const { border, dashed } = sessionColour(session, colours)
  const { animals, place, initials } = namesOf(session)
  const details = [...animals.map(({ names }) => names), place, initials, stateLabels[sessionState(session)]]
  return (
    // Prints a request in black, because its colour depends on the colour scheme.
    <article className={dashed ? 'dashed' : undefined} style={{ borderColor: dashed ? undefined : border }}>
      <p>
        <span>
          {session.startTime} – {session.endTime}
        </span>{' '}
        <strong>{session.title}</strong>
      </p>
      <p>{details.filter(Boolean).join(' · ')}</p>
    </article>
  )
}

function PrintedSheet(props: PrintedWeekProps) {
  const { day, sessions, backdrop, isWeekendShown } = props
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (sheet.current) fitOnPage(sheet.current)
  }, [])
  const sessionsByDay = new Map(groupByDay(sessions))
  const days = daysOf(calendarWeek(day)).filter((date) => isWeekendShown || !isWeekend(date))
  return (
    <div className="printed-week">
      <div ref={sheet} className="printed-sheet">
        <h1>Semaine {periodLabel('week', day)}</h1>
        <div className="printed-days">
          {days.map((date) => (
            <section key={date}>
              <h2>
                {dayName(date)}
                {backdrop(date).notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </h2>
              {(sessionsByDay.get(date) ?? []).map((session) => (
                <PrintedSession key={session.id} session={session} {...props} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
