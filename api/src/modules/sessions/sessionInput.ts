import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionInput } from 'shared/contracts/session'
import type { Problem } from 'shared/domain/problems'
import { endBeforeStart, endsAfterStart, sessionProblems } from 'shared/domain/session'
import { existsIn } from 'shared/domain/wallClock'
import { Refusal } from '../../refusal.ts'

const noSuchTime = "Cette heure n'existe pas ce jour-là : l'horloge avance d'une heure."

function dateProblems({ startDate, startTime, endTime }: SessionInput, timeZone: string): Problem[] {
  if (!endsAfterStart({ startTime, endTime })) return [{ field: 'endTime', message: endBeforeStart }]
  const times = { startTime, endTime }
  return (['startTime', 'endTime'] as const).filter((field) => !existsIn(timeZone, startDate, times[field])).map((field) => ({ field, message: noSuchTime }))
}

/** Refuses what the form would not have sent, and dates the calendar does not have (E113). */
export function checkInput(input: SessionInput, timeZone: string): void {
  const problems = sessionProblems(input)
  if (problems.length > 0) throw new Refusal(400, errorCode.invalid, { problems })
  const dates = dateProblems(input, timeZone)
  if (dates[0]) throw new Refusal(400, errorCode.datesRefused, { message: dates[0].message, problems: dates })
}

/** A single session; the others are not taken for one. */
export function checkOnce({ recurrence = 'ONCE' }: SessionInput): void {
  if (recurrence === 'ONCE') return
  throw new Refusal(400, errorCode.invalid, { problems: [{ field: 'recurrence', message: 'Seule une séance unique peut être ajoutée.' }] })
}
