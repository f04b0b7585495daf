import type { ClubActivity, ClubActivitySearch, ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import { auditMember } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasPrivilege, type MemberContext } from '../../../memberContext.ts'
import { requirePageRange } from '../../../pageRange.ts'
import { requireOrderedDays } from '../../../readablePeriod.ts'
import { requireFound } from '../../../refusal.ts'
import { findClub } from './clubs.sql.ts'
import { clubSessionOf } from './clubSessionRow.ts'
import {
  findClubSession,
  listClubSessions,
  listPatientIdsAtClub,
  lockSession,
  sumClubSessions,
  updateAmountDue,
} from './clubSessions.sql.ts'

/** Whether the member may see the patients of sessions. */
const canSeePatients = (context: MemberContext) => hasPrivilege(context, 'AGENDA', 'PATIENTS')

/**
 * Returns a page of the club's sessions, or all of them, with the sums over all pages. The filter by patients is
 * ignored for members who may not see patients.
 */
export async function readClubActivity(
  context: MemberContext,
  clubId: string,
  { patients, page, size, ...days }: ClubActivitySearch,
): Promise<ClubActivity> {
  const { tx, services } = context
  const now = services.now()
  requireFound(await findClub(tx, clubId))
  const withPatients = canSeePatients(context)
  const period = { clubId, ...requireOrderedDays(days) }
  const patientIds = withPatients ? patients?.split(',') : undefined
  await refuseUnknownIds(tx, 'patient', patientIds ?? [], { formerIds: patientIds, isReadOnly: true })
  const filter = { ...period, patientIds }
  const { count, sums } = await sumClubSessions(tx, filter, now)
  const range = requirePageRange({ page, size, defaultSize: 100 }, count)
  const rows = await listClubSessions(tx, filter, { ...range, now })
  return {
    sessions: rows.map((row) => clubSessionOf(row, withPatients)),
    totalElements: count,
    itemsPerPage: range.limit,
    totalPages: Math.ceil(count / range.limit),
    sums,
    patientIds: withPatients ? await listPatientIdsAtClub(tx, period, now) : [],
  }
}

async function readClubSession(context: MemberContext, clubId: string, sessionId: string): Promise<ClubSession> {
  const row = await findClubSession(context.tx, clubId, sessionId, context.services.now())
  return clubSessionOf(requireFound(row), canSeePatients(context))
}

/** Sets the amount due to the club for a session, and whether it is paid. */
export async function changeClubSession(
  context: MemberContext,
  { id: clubId, sessionId }: { id: string; sessionId: string },
  input: ClubSessionInput,
  ifMatch?: string,
): Promise<ClubSession> {
  requireFound(await findClub(context.tx, clubId))
  await lockSession(context.tx, sessionId)
  const formerSession = await readClubSession(context, clubId, sessionId)
  refuseOutdatedVersion(ifMatch, formerSession)
  await updateAmountDue(context.tx, sessionId, input)
  const fields = (['amountDue', 'paidToClub'] as const).filter((field) => formerSession[field] !== input[field])
  await auditMember(context, { act: 'settleClub', entity: 'session', entityId: sessionId, details: { fields } })
  return readClubSession(context, clubId, sessionId)
}
