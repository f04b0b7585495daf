import type { FirstBookingAnswer, Session, ShortSession } from 'shared/contracts/agenda/session'
import type { Period } from 'shared/domain/calendar/period'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { maxDaysOfCalendar, requireReadablePeriod } from '../../../readablePeriod.ts'
import { requireFound } from '../../../refusal.ts'
import { listAnswers } from '../booking/answers.sql.ts'
import { listFitExceptions } from '../fit/fitExceptions.service.ts'
import { listCorporatePatientIds } from '../../sessionStore/sessions/corporatePatients.sql.ts'
import { commentsField, evaluationOf } from '../../sessionStore/sessions/sessionRow.ts'
import { findSession } from '../../sessionStore/sessions/sessionState.sql.ts'
import { shortSessionOf } from '../../sessionStore/sessions/titledRow.ts'
import { findEndDate } from './series/series.sql.ts'
import { findLiveSession, listShortSessions } from './sessions.sql.ts'

export async function listSessions(
  { tx, services }: MemberContext,
  { pending, ...period }: Period & { pending?: 'true' | 'false' },
): Promise<ShortSession[]> {
  return listShortSessions(tx, requireReadablePeriod(period, maxDaysOfCalendar), services.now(), pending === 'true')
}

export async function readSession(context: MemberContext, id: string): Promise<Session> {
  const { tx, services } = context
  const row = requireFound(await findLiveSession(tx, id, services.now()))
  const cipher = await cipherOf(context)
  return {
    ...shortSessionOf(row),
    endDate: await findEndDate(tx, row.series_id),
    price: row.price,
    roomRent: row.room_rent,
    animalRent: row.animal_rent,
    taxesPaidByPatient: row.taxes_paid_by_patient,
    withAnimalOnly: row.with_animal_only,
    selectedCorporatePatients: await listCorporatePatientIds(tx, id),
    comments: cipher.decrypt(row.comments, commentsField(id)),
    evaluation: evaluationOf(row, cipher),
    expiresAt: row.expires_at?.toISOString() ?? null,
    fitExceptions: await listFitExceptions(context, id),
  }
}

/** The patient's answers to the questions asked when the session was booked. */
export async function readAnswers(context: MemberContext, id: string): Promise<FirstBookingAnswer[]> {
  requireFound(await findSession(context.tx, id))
  return listAnswers(context.tx, await cipherOf(context), id)
}
