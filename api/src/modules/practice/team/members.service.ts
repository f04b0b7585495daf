import { errorCode } from 'shared/contracts/errorCodes'
import type { MemberRole, TeamMemberInput } from 'shared/contracts/accounts/team'
import type { Member } from 'shared/contracts/accounts/user'
import { countTeam, hasFreeSeatFor } from 'shared/domain/accounts/team'
import { auditMember, changedColumns } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { hasRole, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { updateTokenVersion } from '../accounts/accounts.sql.ts'
import { setInitialOpeningHours } from '../accounts/practice.service.ts'
import { deleteSignIns } from '../accounts/signIns.sql.ts'
import { deleteDevices } from '../knownDevices/knownDevices.sql.ts'
import { deleteSecondFactor } from '../secondFactor/secondFactor.sql.ts'
import { roleOf, teamMemberOf, type MemberRow } from '../user/memberRow.ts'
import { updatePublishedTherapists } from '../user/user.sql.ts'
import { hasUpcomingSessions } from '../../sessionStore/sessions/upcomingSessions.sql.ts'
import {
  updateClosedMember,
  findTeamMember,
  hasOpeningHours,
  hasOtherAdmin,
  lockTeam,
  lockTeamMember,
  listRolesInTeam,
  updateRights,
} from './team.sql.ts'

export const readMember = async ({ tx }: MemberContext, id: string): Promise<Member> =>
  teamMemberOf(requireFound(await findTeamMember(tx, id)))

/** Throws 403 if a member who is not an administrator changes an administrator or a role. */
function refuseNonAdmin(context: MemberContext, currentRole: MemberRole, newRole: MemberRole): void {
  if (hasRole(context, 'ROLE_ADMIN')) return
  if (currentRole === 'ADMIN' || newRole !== currentRole) throw new Refusal(403, errorCode.forbidden)
}

/** Computes the new rights of a member. A changed role was checked by `refuseRoleChange`, which refuses `ADMIN`. */
function computeRights(row: MemberRow, role: MemberRole, { authorizations }: TeamMemberInput) {
  const chosenPrivileges = [...new Set(authorizations.map(({ name }) => name))]
  if (role !== roleOf(row.roles)) return { roles: [`ROLE_${role}`], privileges: chosenPrivileges }
  // ADMINISTRATION is not among the authorizations of the form.
  const unchangedPrivileges = row.privileges.filter((name) => name === 'ADMINISTRATION')
  return { roles: row.roles, privileges: [...chosenPrivileges, ...unchangedPrivileges] }
}

/**
 * Throws for a change to administrator. For another role, throws unless an administrator remains, no upcoming session
 * loses its therapist, and the subscription has a free seat.
 */
async function refuseRoleChange({ tx, services }: MemberContext, row: MemberRow, role: MemberRole): Promise<void> {
  const limits = await lockTeam(tx)
  const currentRole = roleOf(row.roles)
  if (role === 'ADMIN')
    throw new Refusal(400, errorCode.invalid, {
      problems: [{ field: 'role', message: 'Choisissez assistant ou praticien' }],
    })
  if (currentRole === 'ADMIN' && !(await hasOtherAdmin(tx, row.id))) throw new Refusal(409, errorCode.lastAdmin)
  if (role === 'ASSISTANT' && (await hasUpcomingSessions(tx, row.id, services.now())))
    throw new Refusal(409, errorCode.memberHasSessions)
  const roles = await listRolesInTeam(tx, services.now())
  if (!hasFreeSeatFor(role, limits, countTeam(roles.map(roleOf)))) throw new Refusal(409, errorCode.teamFull)
}

/**
 * Changes a member's role and privileges. Throws 400 (E126) for another e-mail address, 412 if the caller names an
 * outdated version of the rights.
 */
export async function changeMember(
  context: MemberContext,
  input: TeamMemberInput,
  ifMatch: string | undefined,
): Promise<Member> {
  const { tx, member: author } = context
  await lockTeam(tx)
  const row = requireFound(await lockTeamMember(tx, input.id))
  refuseOutdatedVersion(ifMatch, teamMemberOf(row))
  if (input.email.trim().toLowerCase() !== row.email)
    throw new Refusal(400, errorCode.memberEmailFixed, {
      problems: [{ field: 'email', message: "L'addresse mail ne peut être changée." }],
    })
  const currentRole = roleOf(row.roles)
  const role = input.role ?? currentRole
  refuseNonAdmin(context, currentRole, role)
  if (role !== currentRole) await refuseRoleChange(context, row, role)
  const rights = computeRights(row, role, input)
  const fields = changedColumns(
    { roles: row.roles.toSorted().join(), privileges: row.privileges.toSorted().join() },
    { roles: rights.roles.toSorted().join(), privileges: rights.privileges.toSorted().join() },
  )
  if (fields.length === 0) return teamMemberOf(row)
  const savedRow = await updateRights(tx, row.id, rights)
  if (role === 'THERAPIST' && !(await hasOpeningHours(tx, row.id)))
    await setInitialOpeningHours(tx, author.tenantId, row.id)
  await updateTokenVersion(tx, row.id)
  await updatePublishedTherapists(tx)
  await auditMember(context, { act: 'changeRights', entity: 'member', entityId: row.id, details: { fields } })
  return teamMemberOf(savedRow)
}

/**
 * Closes a member's account immediately on every device. The row remains without rights, since other data refer to it.
 */
export async function closeMemberAccount(context: MemberContext, row: MemberRow): Promise<void> {
  const { tx, services } = context
  await deleteSignIns(tx, row.id)
  await deleteDevices(tx, row.id)
  await deleteSecondFactor(tx, row.id)
  await updateClosedMember(tx, row.id, services.now())
  await updatePublishedTherapists(tx)
  await auditMember(context, { act: 'leave', entity: 'member', entityId: row.id })
}

/**
 * Locks a member who is to leave. Throws 409 for the last administrator, and 403 if the caller is not an administrator
 * and the member is one.
 */
export async function lockLeavingMember(context: MemberContext, id: string): Promise<MemberRow> {
  await lockTeam(context.tx)
  const row = requireFound(await lockTeamMember(context.tx, id))
  const role = roleOf(row.roles)
  refuseNonAdmin(context, role, role)
  if (role === 'ADMIN' && !(await hasOtherAdmin(context.tx, id))) throw new Refusal(409, errorCode.lastAdmin)
  return row
}

export async function removeMember(context: MemberContext, id: string): Promise<void> {
  const row = await lockLeavingMember(context, id)
  if (await hasUpcomingSessions(context.tx, id, context.services.now()))
    throw new Refusal(409, errorCode.memberHasSessions)
  await closeMemberAccount(context, row)
}
