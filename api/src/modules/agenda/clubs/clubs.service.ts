import type { Club, ClubInput } from 'shared/contracts/agenda/club'
import { errorCode } from 'shared/contracts/errorCodes'
import { clubProblems } from 'shared/domain/club'
import { auditMember, changedColumns } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { clubColumns, clubOf } from './clubRow.ts'
import { insertClub, lockClub, deleteClubRow, updateClub } from './clubs.sql.ts'

export async function createClub(context: MemberContext, input: ClubInput): Promise<Club> {
  refuseProblems(clubProblems(input))
  const club = await insertClub(context.tx, context.member.tenantId, clubColumns(input))
  await auditMember(context, { act: 'create', entity: 'club', entityId: club.id })
  return club
}

export async function changeClub(
  context: MemberContext,
  id: string,
  input: ClubInput,
  ifMatch?: string,
): Promise<Club> {
  const formerRow = requireFound(await lockClub(context.tx, id))
  refuseOutdatedVersion(ifMatch, clubOf(formerRow))
  refuseProblems(clubProblems(input))
  const columns = clubColumns(input)
  const club = await updateClub(context.tx, id, columns)
  const details = { fields: changedColumns(formerRow, columns) }
  await auditMember(context, { act: 'update', entity: 'club', entityId: id, details })
  return club
}

export async function deleteClub(context: MemberContext, id: string): Promise<void> {
  if (!(await deleteClubRow(context.tx, id, context.services.now()))) throw new Refusal(404, errorCode.notFound)
  await auditMember(context, { act: 'delete', entity: 'club', entityId: id })
}
