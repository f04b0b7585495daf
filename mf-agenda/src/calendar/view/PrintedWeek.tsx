import './print.css'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { sessionColour, sessionState } from 'shared/domain/calendarColour'
import type { ColourSettings } from 'shared/domain/calendarColour'
import { calendarWeek } from 'shared/domain/calendar/calendarWeek'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { daysOf } from 'shared/domain/calendar/period'
import { useAnimals } from 'shared/lists'
import { stateLabels } from '../agendaEvent.ts'
import type { Backdrop } from './backdrop.ts'
import { groupByDay, periodLabel } from './view.ts'

interface PrintedWeekProps {
  day: Day
  sessions: readonly ShortSession[]
  colours: ColourSettings
  backdrop: Backdrop
}

/** True while the browser prints: the printed week is rendered only then. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // Synchronous: the browser prints the DOM as it is when this listener returns.
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

/** Week for printing: seven columns, each session with its times, animals and state. */
export function PrintedWeek(week: PrintedWeekProps) {
  return useIsPrinting() ? createPortal(<PrintedSheet {...week} />, document.body) : null
}

const dayName = (day: Day) => longDay(day).replace(/ \d{4}$/, '')

function PrintedSheet({ day, sessions, colours, backdrop }: PrintedWeekProps) {
  const { data: animals = [] } = useAnimals()
  const namesById = new Map(animals.map(({ id, name }) => [id, name]))
  const animalsOf = ({ animalIds }: ShortSession) => animalIds.flatMap((id) => namesById.get(id) ?? []).join(', ')
  const sessionsByDay = new Map(groupByDay(sessions))
  return (
    <div className="printed-week">
      <h1>Semaine {periodLabel('week', day)}</h1>
      <div className="printed-days">
        {daysOf(calendarWeek(day)).map((date) => (
          <section key={date}>
            <h2>
              {dayName(date)}
              {backdrop(date).notes.map((note) => (
                <small key={note}>{note}</small>
              ))}
            </h2>
            {(sessionsByDay.get(date) ?? []).map((session) => {
              const { border, dashed } = sessionColour(session, colours)
              return (
                <article key={session.id} className={dashed ? 'dashed' : undefined} style={{ borderColor: border }}>
                  <p>
                    {session.startTime} – {session.endTime}
                  </p>
                  <p className="who">{session.title}</p>
                  {animalsOf(session) && <p>{animalsOf(session)}</p>}
                  <p>{stateLabels[sessionState(session)]}</p>
                </article>
              )
            })}
          </section>
        ))}
      </div>
    </div>
  )
}
