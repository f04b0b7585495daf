import type { SessionInput } from 'shared/contracts/agenda/session'
import { v7 as uuidv7 } from 'uuid'
import type { MemberContext } from '../../../../memberContext.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'
import { checkReferences } from '../input/references.sql.ts'
import { checkInput, checkTimes, datesOfInput, datesToSave, type SessionDates } from '../input/sessionInput.ts'

/** Plans a session on each of the dates, with the times, therapist and animals of the input. */
export const planSessionsOn = (
  dates: readonly string[],
  { startTime, endTime, therapistId, animalIds }: SessionInput,
): PlannedSession[] =>
  dates.map((date) => ({
    id: uuidv7(),
    timeSlot: { date, startTime, endTime },
    therapistId,
    animalIds,
    strainedIds: animalIds,
  }))

/**
 * Validates the input and returns its dates; `unskippedDates` excludes skipped dates. Conflicts are not checked here.
 */
export async function readNewSessions(
  { tx, member }: MemberContext,
  input: SessionInput,
): Promise<SessionDates & { unskippedDates: string[] }> {
  checkInput(input)
  const dates = datesOfInput(input)
  const unskippedDates = datesToSave(dates, input)
  checkTimes(
    unskippedDates.map((date) => ({ ...input, date })),
    member.timeZone,
  )
  await checkReferences(tx, input)
  return { ...dates, unskippedDates }
}
