import type { LastSession } from '../../contracts/agenda/session.ts'
import { minutesBetween } from '../calendar/time.ts'

/** The fields of a new session that the last session of its patient can fill. */
export interface SessionSubject {
  sessionTypeId: string | null
  animalIds: readonly string[]
  clubId: string | null
}

/** The fields taken over from the last session. The length belongs to the type, so both are taken over together. */
export type TakenOverFields = Partial<SessionSubject> & { lengthMinutes?: number }

interface TakeOverInput {
  lastSession: LastSession
  current: SessionSubject
  /** Values that the form proposed: a field with another value was chosen by the user. */
  proposed: SessionSubject
  /** The ids of all types, animals and places that can still be chosen. */
  knownIds: ReadonlySet<string>
}

const haveSameIds = (first: readonly string[], second: readonly string[]) =>
  first.length === second.length && first.every((id) => second.includes(id))

/**
 * Returns the fields of a new session that change to those of its patient's last session (ruling 172). Fields that the
 * user chose are omitted, and so are types, animals and places that were removed since.
 */
export function takeOverLastSession({ lastSession, current, proposed, knownIds }: TakeOverInput): TakenOverFields {
  const { sessionTypeId, clubId } = lastSession
  const animalIds = lastSession.animalIds.filter((id) => knownIds.has(id))
  const takesType = current.sessionTypeId === proposed.sessionTypeId && knownIds.has(sessionTypeId)
  const takesClub = current.clubId === proposed.clubId && clubId !== null && knownIds.has(clubId)
  const takesAnimals = haveSameIds(current.animalIds, proposed.animalIds) && animalIds.length > 0
  return {
    ...(takesType && { lengthMinutes: minutesBetween(lastSession.startTime, lastSession.endTime) }),
    ...(takesType && sessionTypeId !== current.sessionTypeId && { sessionTypeId }),
    ...(takesAnimals && !haveSameIds(animalIds, current.animalIds) && { animalIds }),
    ...(takesClub && clubId !== current.clubId && { clubId }),
  }
}

/** Returns the fields to restore when the user undoes the takeover: those that were not changed since. */
export function undoTakeOver(
  taken: TakenOverFields,
  before: SessionSubject,
  current: SessionSubject,
): Partial<SessionSubject> {
  return {
    ...(taken.sessionTypeId !== undefined &&
      taken.sessionTypeId === current.sessionTypeId && { sessionTypeId: before.sessionTypeId }),
    ...(taken.animalIds && haveSameIds(taken.animalIds, current.animalIds) && { animalIds: before.animalIds }),
    ...(taken.clubId !== undefined && taken.clubId === current.clubId && { clubId: before.clubId }),
  }
}
