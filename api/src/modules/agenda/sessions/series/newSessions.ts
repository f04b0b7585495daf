import type { SessionInput } from 'shared/contracts/agenda/session'
import { v7 as uuidv7 } from 'uuid'
import type { MemberContext } from '../../../../memberContext.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'
import { checkReferences } from '../input/references.sql.ts'
import { checkInput, checkTimes, datesOfInput, datesToSave, type SessionDates } from '../input/sessionInput.ts'

/** A planned session for each date of the input. */
export const sessionsOn = (
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

/** Validates the input and returns its dates; `toSave` excludes skipped dates. Conflicts are not checked here. */
export async function readNewSessions(
  { tx, member }: MemberContext,
  input: SessionInput,
): Promise<SessionDates & { toSave: string[] }> {
  checkInput(input)
  const dates = datesOfInput(input)
  const toSave = datesToSave(dates, input)
  checkTimes(
    toSave.map((date) => ({ ...input, date })),
    member.timeZone,
  )
  await checkReferences(tx, input)
  return { ...dates, toSave }
}
