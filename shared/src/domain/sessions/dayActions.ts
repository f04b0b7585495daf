import type { ShortSession } from '../../contracts/agenda/session.ts'
import { isBilled } from './billed.ts'

type Session = Pick<
  ShortSession,
  'date' | 'startTime' | 'validated' | 'paid' | 'patientPresent' | 'patientId' | 'billId' | 'partBilled'
>

/** Whether the patient is missing; animals that work alone have no patient. */
export const isAbsent = ({ patientId, patientPresent }: Pick<Session, 'patientId' | 'patientPresent'>): boolean =>
  patientId !== null && !patientPresent

/** Returns the validated sessions of a day, sorted by start. */
export const sessionsOfDay = <S extends Session>(sessions: readonly S[], day: string): S[] =>
  sessions
    .filter(({ date, validated }) => validated && date === day)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))

/** Returns the sessions that the button 'Toutes présentes' changes: absences that are not invoiced. */
export const sessionsToMarkPresent = <S extends Session>(sessions: readonly S[]): S[] =>
  sessions.filter((session) => isAbsent(session) && !isBilled(session))

/**
 * Returns the sessions that the button 'Payées par …' changes: unpaid sessions without absences and without invoiced
 * sessions, which are paid by invoice.
 */
export const sessionsToPay = <S extends Session>(sessions: readonly S[]): S[] =>
  sessions.filter((session) => !session.paid && !isAbsent(session) && !isBilled(session))
