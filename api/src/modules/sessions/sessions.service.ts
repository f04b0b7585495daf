import { errorCode } from 'shared/contracts/errorCodes'
import type { FirstBookingAnswer, Session } from 'shared/contracts/session'
import type { Period } from 'shared/domain/calendar/period'
import { mostDaysOfCalendar, readablePeriod } from '../../readablePeriod.ts'
import { Refusal } from '../../refusal.ts'
import { answersOf } from '../booking/answers.sql.ts'
import type { Acting } from './conflicts/conflictCheck.service.ts'
import { endDateOf } from './series/series.sql.ts'
import { commentsPlace, evaluationOf } from '../sessionStore/sessionRow.ts'
import { findSession } from '../sessionStore/sessionState.sql.ts'
import { corporatePatients, shortOf, shownSession } from '../sessionStore/titledSessions.sql.ts'
import { shortSessions } from './sessions.sql.ts'

export function listSessions(
  { tx, services }: Acting,
  { pending, ...period }: Period & { pending?: 'true' | 'false' },
) {
  return shortSessions(tx, readablePeriod(period, mostDaysOfCalendar), services.now(), pending === 'true')
}

export async function readSession({ tx, member, services }: Acting, id: string): Promise<Session> {
  const row = await shownSession(tx, id, services.now())
  if (!row) throw new Refusal(404, errorCode.notFound)
  const seal = await services.sealing.of(tx, member.tenantId)
  return {
    ...shortOf(row),
    endDate: await endDateOf(tx, row.series_id),
    price: row.price,
    roomRent: row.room_rent,
    animalRent: row.animal_rent,
    taxesPaidByPatient: row.taxes_paid_by_patient,
    withAnimalOnly: row.with_animal_only,
    selectedCorporatePatients: await corporatePatients(tx, id),
    comments: seal.open(row.comments, commentsPlace(id)),
    evaluation: evaluationOf(row, seal),
    expiresAt: row.expires_at?.toISOString() ?? null,
    version: row.version,
  }
}

/** What the patient answered when asking for this session. */
export async function readAnswers({ tx, member, services }: Acting, id: string): Promise<FirstBookingAnswer[]> {
  if (!(await findSession(tx, id))) throw new Refusal(404, errorCode.notFound)
  return answersOf(tx, await services.sealing.of(tx, member.tenantId), id)
}
