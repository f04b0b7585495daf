import type { ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import type { Period } from 'shared/domain/calendar/period'
import { auditMember } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { hasPrivilege, type MemberContext } from '../../../memberContext.ts'
import { requireOrderedDays } from '../../../readablePeriod.ts'
import { found } from '../../../refusal.ts'
import { findClub } from './clubs.sql.ts'
import { clubSessionOf } from './clubSessionRow.ts'
import { findClubSessions, findClubSession, lockSession, updateAmountDue } from './clubSessions.sql.ts'

/** Patients are shown to members with AGENDA or PATIENTS. */
const canSeePatients = (context: MemberContext) => hasPrivilege(context, 'AGENDA', 'PATIENTS')

export async function listClubSessions(
  context: MemberContext,
  clubId: string,
  days: Partial<Period>,
): Promise<ClubSession[]> {
  const { tx, services } = context
  found(await findClub(tx, clubId))
  const rows = await findClubSessions(tx, clubId, requireOrderedDays(days), services.now())
  return rows.map((row) => clubSessionOf(row, canSeePatients(context)))
}

async function readClubSession(context: MemberContext, clubId: string, sessionId: string): Promise<ClubSession> {
  const row = await findClubSession(context.tx, clubId, sessionId, context.services.now())
  return clubSessionOf(found(row), canSeePatients(context))
}

/** Sets the amount due to the club for a session, and whether it is paid. */
export async function changeClubSession(
  context: MemberContext,
  { id: clubId, sessionId }: { id: string; sessionId: string },
  input: ClubSessionInput,
  ifMatch?: string,
): Promise<ClubSession> {
  found(await findClub(context.tx, clubId))
  await lockSession(context.tx, sessionId)
  const formerSession = await readClubSession(context, clubId, sessionId)
  refuseOutdatedVersion(ifMatch, formerSession)
  await updateAmountDue(context.tx, sessionId, input)
  const fields = (['amountDue', 'paidToClub'] as const).filter((field) => formerSession[field] !== input[field])
  await auditMember(context, { act: 'settleClub', entity: 'session', entityId: sessionId, details: { fields } })
  return readClubSession(context, clubId, sessionId)
}
