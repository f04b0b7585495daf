import type { Verdict } from 'shared/contracts/agenda/session'
import { findExpiredValidities } from 'shared/domain/animals/health'
import { isOpen } from 'shared/domain/calendar/availability'
import { withDe, shortDay } from 'shared/domain/format'
import { holidayOf } from 'shared/domain/calendar/holidays'
import type { Tx } from '../../../../db.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { listValidities } from '../../animals/validities.sql.ts'
import { listOpeningHoursOfTherapist } from '../../therapists/schedule.sql.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'
import { findAnimalNames, findMemberNames } from './warnings.sql.ts'

const uniqueIdsOf = (ids: readonly string[]) => [...new Set(ids)]

/** Returns a function that lists the animals' vaccines and certificates that are expired on the session's day. */
async function readHealthWarnings(
  tx: Tx,
  cipher: FieldCipher,
  plannedSessions: readonly PlannedSession[],
): Promise<(session: PlannedSession) => Verdict[]> {
  const animalIds = uniqueIdsOf(plannedSessions.flatMap((session) => session.animalIds))
  const [validities, animalNames] = [await listValidities(tx, cipher, animalIds), await findAnimalNames(tx, animalIds)]
  return ({ animalIds: ids, timeSlot }) =>
    ids.flatMap((id) => {
      const name = animalNames.get(id) ?? ''
      const expiredValidities = findExpiredValidities(validities.get(id) ?? [], timeSlot.date)
      return expiredValidities.map((validity) => ({
        kind: 'health' as const,
        id,
        name,
        detail: `« ${validity.name} » ${withDe(name)} n'est plus valable depuis le ${shortDay(validity.validUntil)}.`,
      }))
    })
}

/** Returns a function that warns of a session outside its therapist's opening hours, unless the therapist has none. */
async function readClosingWarnings(
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
): Promise<(session: PlannedSession) => Verdict[]> {
  const therapistIds = uniqueIdsOf(plannedSessions.map(({ therapistId }) => therapistId))
  const therapistNames = await findMemberNames(tx, therapistIds)
  const openingHoursById = new Map<string, Awaited<ReturnType<typeof listOpeningHoursOfTherapist>>>()
  for (const id of therapistIds) openingHoursById.set(id, await listOpeningHoursOfTherapist(tx, id))
  return ({ therapistId, timeSlot }) => {
    const opening = openingHoursById.get(therapistId) ?? []
    const name = therapistNames.get(therapistId) ?? ''
    if (opening.length === 0 || isOpen(timeSlot, opening)) return []
    return [{ kind: 'closed', id: null, name, detail: `En dehors des horaires d'ouverture ${withDe(name)}.` }]
  }
}

function holidayWarnings({ timeSlot: { date } }: PlannedSession): Verdict[] {
  const name = holidayOf(date)
  return name === null ? [] : [{ kind: 'holiday', id: null, name, detail: `Jour férié : ${name}.` }]
}

/**
 * Reads the data of warnings, and returns a function that lists the warnings of a session. Unlike conflicts, warnings
 * do not prevent saving.
 */
export async function readWarnings(
  tx: Tx,
  cipher: FieldCipher,
  plannedSessions: readonly PlannedSession[],
): Promise<(session: PlannedSession) => Verdict[]> {
  const [healthWarningsOf, closingWarningsOf] = [
    await readHealthWarnings(tx, cipher, plannedSessions),
    await readClosingWarnings(tx, plannedSessions),
  ]
  return (session) => [...healthWarningsOf(session), ...closingWarningsOf(session), ...holidayWarnings(session)]
}
