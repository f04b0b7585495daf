import type { SessionInput } from 'shared/contracts/agenda/session'
import { v7 as uuidv7 } from 'uuid'
import type { MemberContext } from '../../../../memberContext.ts'
import { moveAfterClockChange } from '../conflicts/clockChange.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'
import { checkReferences } from '../input/references.sql.ts'
import { checkInput, checkTimes, datesOfInput, datesToSave, type SessionDates } from '../input/sessionInput.ts'

/**
 * Plans a session on each of the dates, with the times, therapist and animals of the input. In a series, a session
 * whose time a clock change skips is planned later that day.
 */
const planSessionsOn = (
  { member: { timeZone } }: Pick<MemberContext, 'member'>,
  dates: readonly string[],
  { startTime, endTime, therapistId, animalIds, recurrence = 'ONCE' }: SessionInput,
): PlannedSession[] =>
  dates
    .map((date) => ({
      id: uuidv7(),
      timeSlot: { date, startTime, endTime },
      therapistId,
      animalIds,
      strainedIds: animalIds,
    }))
    .map((session) => (recurrence === 'ONCE' ? session : moveAfterClockChange(session, timeZone)))

/** The dates of new sessions, and the session planned on each of them; `unskippedDates` excludes skipped dates. */
interface NewSessions extends SessionDates {
  unskippedDates: string[]
  plannedSessions: PlannedSession[]
}

/** Validates the input and plans its sessions. Conflicts are not checked here. */
export async function readNewSessions(context: MemberContext, input: SessionInput): Promise<NewSessions> {
  checkInput(input)
  const dates = datesOfInput(input)
  const unskippedDates = datesToSave(dates, input)
  const plannedSessions = planSessionsOn(context, dates.dates, input)
  checkTimes(
    plannedSessions.map(({ timeSlot }) => timeSlot).filter(({ date }) => unskippedDates.includes(date)),
    context.member.timeZone,
  )
  await checkReferences(context.tx, input)
  return { ...dates, unskippedDates, plannedSessions }
}
