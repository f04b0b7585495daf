import { errorCode } from 'shared/contracts/errorCodes'
import type { FirstBookingAnswer, Session } from 'shared/contracts/session'
import { lengthInDays, type Period } from 'shared/domain/period'
import { Refusal } from '../../refusal.ts'
import { answersOf } from '../booking/answers.sql.ts'
import type { Acting } from './placing.service.ts'
import { endDateOf } from './series.sql.ts'
import { commentsPlace, evaluationOf } from './sessionColumns.ts'
import { findSession } from './sessionRow.sql.ts'
import { corporatePatients, shortOf, shownSession } from './sessions.sql.ts'
import { shortSessions } from './shortSessions.sql.ts'

/** More than a year and a month is no calendar's view. */
const mostDays = 400

export function listSessions({ tx, services }: Acting, { pending, ...period }: Period & { pending?: 'true' | 'false' }) {
  const length = lengthInDays(period)
  const message = length < 1 ? 'Le dernier jour précède le premier.' : `Au plus ${mostDays} jours à la fois.`
  if (length < 1 || length > mostDays) throw new Refusal(400, errorCode.invalid, { problems: [{ field: 'endDate', message }] })
  return shortSessions(tx, period, services.now(), pending === 'true')
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
