import type { ShortSession } from '../../contracts/agenda/session.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'

/**
 * Returns the session in which an animal works in this time slot, other than the edited session; undefined if the
 * animal is free.
 */
export const findSessionOfAnimal = <
  T extends Pick<ShortSession, 'id' | 'date' | 'startTime' | 'endTime' | 'animalIds'>,
>(
  animalId: string,
  slot: TimeSlot,
  sessions: readonly T[],
  editedSessionId?: string,
): T | undefined =>
  sessions.find(
    ({ id, date, startTime, endTime, animalIds }) =>
      id !== editedSessionId &&
      date === slot.date &&
      startTime < slot.endTime &&
      slot.startTime < endTime &&
      animalIds.includes(animalId),
  )
