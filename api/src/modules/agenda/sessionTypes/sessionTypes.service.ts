import type { SessionType, SessionTypeInput, SessionTypeUsage } from 'shared/contracts/directory/sessionType'
import { errorCode } from 'shared/contracts/errorCodes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { sessionTypeProblems } from 'shared/domain/sessions/sessionType'
import { auditMember, changedColumns } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { sessionTypeColumns, sessionTypeOf } from './sessionTypeRow.ts'
import {
  findSessionTypeRow,
  insertSessionType,
  listSessionTypes,
  lockSessionTypes,
  updateOrderOfTypes,
  deleteSessionTypeRow,
  updateClubsOfType,
  updateSessionType,
  findUsage,
} from './sessionTypes.sql.ts'

async function refuseUnknownReferences(
  { tx }: MemberContext,
  { animalsNeeded, clubIds }: SessionTypeInput,
): Promise<void> {
  await refuseUnknownIds(tx, 'species', [animalsNeeded?.speciesId])
  await refuseUnknownIds(tx, 'club', clubIds ?? [])
}

const readType = async ({ tx }: MemberContext, id: string): Promise<SessionType> =>
  sessionTypeOf(requireFound(await findSessionTypeRow(tx, id)))

export async function createSessionType(context: MemberContext, input: SessionTypeInput): Promise<SessionType> {
  const { tx, member } = context
  refuseProblems(sessionTypeProblems(input))
  await refuseUnknownReferences(context, input)
  const id = await insertSessionType(tx, member.tenantId, sessionTypeColumns(input))
  await updateClubsOfType(tx, member.tenantId, id, input.clubIds ?? [])
  await auditMember(context, { act: 'create', entity: 'session_type', entityId: id })
  return readType(context, id)
}

/** Updates a session type; existing sessions do not change. Throws 412 when `ifMatch` is another version. */
export async function changeSessionType(
  context: MemberContext,
  id: string,
  input: SessionTypeInput,
  ifMatch: string | undefined,
): Promise<SessionType> {
  const { tx, member } = context
  await lockSessionTypes(tx)
  const formerRow = requireFound(await findSessionTypeRow(tx, id))
  refuseOutdatedVersion(ifMatch, sessionTypeOf(formerRow))
  refuseProblems(sessionTypeProblems(input))
  await refuseUnknownReferences(context, input)
  const columns = sessionTypeColumns(input)
  await updateSessionType(tx, id, columns)
  if (input.clubIds) await updateClubsOfType(tx, member.tenantId, id, input.clubIds)
  const fields = [...changedColumns(formerRow, columns), ...(input.clubIds ? ['clubs'] : [])]
  await auditMember(context, { act: 'update', entity: 'session_type', entityId: id, details: { fields } })
  return readType(context, id)
}

/** Soft-deletes a session type: its sessions still show it. Throws 409 for the last session type. */
export async function deleteSessionType(context: MemberContext, id: string): Promise<void> {
  const { tx, services } = context
  const types = await lockSessionTypes(tx)
  requireFound(types.find((type) => type.id === id))
  if (types.length === 1) throw new Refusal(409, errorCode.lastSessionType)
  await deleteSessionTypeRow(tx, id, services.now())
  await auditMember(context, { act: 'delete', entity: 'session_type', entityId: id })
}

export async function reorderSessionTypes(context: MemberContext, ids: readonly string[]): Promise<SessionType[]> {
  const { tx } = context
  await lockSessionTypes(tx)
  await refuseUnknownIds(tx, 'session_type', ids)
  await updateOrderOfTypes(tx, ids)
  return listSessionTypes(tx)
}

export async function readUsage(context: MemberContext, id: string): Promise<SessionTypeUsage> {
  const { tx, member, services } = context
  requireFound(await findSessionTypeRow(tx, id))
  return findUsage(tx, id, momentIn(member.timeZone, services.now()))
}
