import { useState } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { sessionColour } from 'shared/domain/calendarColour'
import type { ColourSettings } from 'shared/domain/calendarColour'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { GroupedLines } from 'shared/ui/data'
import type { Backdrop } from './backdrop.ts'
import { SessionMenu } from '../SessionMenu.tsx'
import type { SessionActions } from '../SessionMenu.tsx'
import { sessionList } from './sessionList.tsx'
import { groupByDay } from './view.ts'

interface SessionsListProps {
  sessions: readonly ShortSession[]
  colours: ColourSettings
  backdrop: Backdrop
  today: Day
  actions: SessionActions
}

/** Week as a list: the same sessions as the calendar, one line each, with a menu of actions. */
export function SessionsList({ sessions, colours, backdrop, today, actions }: SessionsListProps) {
  const [openedMenu, setOpenedMenu] = useState<{ session: ShortSession; anchor: Element }>()
  const days = groupByDay(sessions).map(([day, sessionsOfDay]) => ({
    key: day,
    label: longDay(day),
    heading: [longDay(day), day === today ? "aujourd'hui" : '', ...backdrop(day).notes].filter(Boolean).join(' · '),
    isCurrent: day === today,
    rows: sessionsOfDay.map((session) => ({ id: session.id, session, colour: sessionColour(session, colours) })),
  }))
  return (
    <>
      <GroupedLines
        list={sessionList}
        groups={days}
        onOpen={({ session }) => actions.open(session)}
        onMore={({ session }, anchor) => setOpenedMenu({ session, anchor })}
      />
      {openedMenu && <SessionMenu {...openedMenu} actions={actions} onClose={() => setOpenedMenu(undefined)} />}
    </>
  )
}
