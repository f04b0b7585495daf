import { sql } from 'kysely'
import type { TimeSlot } from 'shared/contracts/timeSlot'
import { defaultPrice } from 'shared/domain/sessions/pricing'
import { editsNameOnly } from 'shared/domain/accounts/profile'
import type { Tx } from '../../db.ts'
import { findMember, findOwner } from '../user/user.sql.ts'
import type { Requester } from './patientFile.sql.ts'

/** How many requests of an account wait, in all practices together. */
export async function waitingRequests(tx: Tx, accountId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select auth.waiting_requests(${accountId}, ${now}) as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Whether the account has requested this very slot: the request waits, or was validated. */
export async function holdsSlot(tx: Tx, accountId: string, therapistId: string, timeSlot: TimeSlot): Promise<boolean> {
  const held = await tx
    .selectFrom('session')
    .select('id')
    .where('requested_by', '=', accountId)
    .where('therapist_id', '=', therapistId)
    .where('day', '=', timeSlot.date)
    .where('start_time', '=', timeSlot.startTime)
    .where('end_time', '=', timeSlot.endTime)
    .where('state', 'in', ['PENDING', 'VALIDATED'])
    .executeTakeFirst()
  return held !== undefined
}

export async function findRequester(tx: Tx, accountId: string): Promise<Requester> {
  const { confirmed_at, ...account } = await tx
    .selectFrom('auth.account')
    .select(['id', 'email', 'firstname', 'lastname', 'phone_number', 'confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...account, confirmed: confirmed_at !== null }
}

export const findSessionType = (tx: Tx, id: string) =>
  tx
    .selectFrom('session_type')
    .select(['id', 'duration', 'default_session_price', 'animal_count', 'animal_species_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The type's default price, else the one of the profile: the owner's, for colleagues have none of their own. */
export async function priceOf(
  tx: Tx,
  therapistId: string,
  type: { default_session_price: number | null },
): Promise<number> {
  const therapist = await findMember(tx, therapistId)
  const { default_session_price } = editsNameOnly(therapist.roles) ? await findOwner(tx) : therapist
  return defaultPrice(
    { defaultSessionPrice: type.default_session_price },
    { defaultSessionPrice: default_session_price },
  )
}

export interface NewRequest {
  tenantId: string
  id: string
  timeSlot: TimeSlot
  therapistId: string
  sessionTypeId: string
  patientId: string
  price: number
  requestedBy: string
  expiresAt: Date
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      tenant_id: request.tenantId,
      id: request.id,
      day: request.timeSlot.date,
      start_time: request.timeSlot.startTime,
      end_time: request.timeSlot.endTime,
      state: 'PENDING',
      therapist_id: request.therapistId,
      session_type_id: request.sessionTypeId,
      patient_id: request.patientId,
      price: request.price,
      requested_by: request.requestedBy,
      expires_at: request.expiresAt,
    })
    .execute()
}
