import type { Session } from 'shared/contracts/agenda/session'
import { addDays } from 'shared/domain/calendar/day'
import type { MenuAction } from 'shared/ui'
import { calendarSearchOf, copyPath } from '../../agendaPath.ts'

/** Returns menu actions that open the form of a new session with this session's values, over the agenda on its day. */
export function createCopyActions(session: Session, state: unknown): MenuAction[] {
  const createCopyAction = (label: string, day: string): MenuAction => {
    const agenda = new URLSearchParams(calendarSearchOf(state))
    agenda.set('date', day)
    return { label, path: copyPath(session.id, { ...session, day }), state: { agenda: `?${agenda.toString()}` } }
  }
  return [
    createCopyAction('Dupliquer', session.date),
    createCopyAction('Même heure la semaine prochaine', addDays(session.date, 7)),
  ]
}
