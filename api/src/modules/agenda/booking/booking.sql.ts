import { sql } from 'kysely'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { defaultPrice, roomRentOf } from 'shared/domain/sessions/pricing'
import { canEditNameOnly } from 'shared/domain/accounts/profile'
import type { Tx } from '../../../db.ts'
import { findMember, findOwner } from '../../practice/user/user.sql.ts'
import type { RequesterAccount } from './patientFile.sql.ts'

/** Number of pending requests of an account in all practices. */
export async function countPendingRequests(tx: Tx, accountId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select auth.waiting_requests(${accountId}, ${now}) as count`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface RequestedSlot {
  therapistId: string
  accountId: string
  timeSlot: TimeSlot
}

/** Whether the account already has a pending or validated request for exactly this slot. */
export async function hasPendingOrValidatedRequest(
  tx: Tx,
  { accountId, therapistId, timeSlot }: RequestedSlot,
  now: Date,
): Promise<boolean> {
  const existingRequest = await tx
    .selectFrom('session')
    .select('id')
    .where('requested_by', '=', accountId)
    .where('therapist_id', '=', therapistId)
    .where('day', '=', timeSlot.date)
    .where('start_time', '=', timeSlot.startTime)
    .where('end_time', '=', timeSlot.endTime)
    .where((row) =>
      row.or([row('state', '=', 'VALIDATED'), row.and([row('state', '=', 'PENDING'), row('expires_at', '>', now)])]),
    )
    .executeTakeFirst()
  return existingRequest !== undefined
}

export interface PersonBusyQuery {
  tenantId: string
  patientId: string
  accountId: string
  /** The instants of the requested slot. */
  from: Date
  to: Date
}

/** Whether the person of the patient file has a session or a pending request that overlaps, in any practice. */
export async function isPersonBusy(
  tx: Tx,
  { tenantId, patientId, accountId, from, to }: PersonBusyQuery,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    busy: boolean
  }>`select auth.person_is_busy(${tenantId}, ${patientId}, ${accountId}, ${from}, ${to}, ${now}) as busy`.execute(tx)
  return rows[0]?.busy === true
}

export async function findRequester(tx: Tx, accountId: string): Promise<RequesterAccount> {
  const { confirmed_at, ...account } = await tx
    .selectFrom('auth.account')
    .select(['id', 'email', 'firstname', 'lastname', 'phone_number', 'confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...account, confirmed: confirmed_at !== null }
}

/** The session type, if visitors can request it. */
export const findOfferedType = (tx: Tx, id: string) =>
  tx
    .selectFrom('session_type')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('is_public', '=', true)
    .executeTakeFirst()

export interface OfferedClub {
  id: string
  amount_per_session: number
}

/** The clubs where the session type is offered. */
export const listOfferedClubs = (tx: Tx, sessionTypeId: string): Promise<OfferedClub[]> =>
  tx
    .selectFrom('session_type_club')
    .innerJoin('club', (join) =>
      join
        .onRef('club.tenant_id', '=', 'session_type_club.tenant_id')
        .onRef('club.id', '=', 'session_type_club.club_id'),
    )
    .select(['club.id', 'club.amount_per_session'])
    .where('session_type_id', '=', sessionTypeId)
    .where('club.removed_at', 'is', null)
    .execute()

/**
 * The session type's default price, else the default price of the therapist's profile; a therapist whose profile has no
 * price uses that of the practice's owner.
 */
export async function findPrice(
  tx: Tx,
  therapistId: string,
  type: { default_session_price: number | null },
): Promise<number> {
  const therapist = await findMember(tx, therapistId)
  const { default_session_price } = canEditNameOnly(therapist.roles) ? await findOwner(tx) : therapist
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
  club: OfferedClub | undefined
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
      club_id: request.club?.id ?? null,
      room_rent: roomRentOf(request.club && { amountPerSession: request.club.amount_per_session }),
      requested_by: request.requestedBy,
      expires_at: request.expiresAt,
    })
    .execute()
}
