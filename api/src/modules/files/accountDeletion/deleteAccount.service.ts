import type { FastifyReply } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { hasRole, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { clearRenewalCookie } from '../../practice/accounts/renewalCookie.ts'
import { refuseWithoutProof } from '../../practice/proof/proof.service.ts'
import { closeMemberAccount } from '../../practice/team/members.service.ts'
import { lockTeamMember } from '../../practice/team/team.sql.ts'
import { hasUpcomingSessions } from '../../sessionStore/sessions/upcomingSessions.sql.ts'
import { closePractice } from './closePractice.service.ts'

/**
 * Removes the caller from the team; throws 409 while they have upcoming sessions, which an administrator must hand over
 * first.
 */
async function leaveTeam(context: MemberContext): Promise<void> {
  const { tx, member, services } = context
  const row = requireFound(await lockTeamMember(tx, member.accountId))
  if (await hasUpcomingSessions(tx, member.accountId, services.now()))
    throw new Refusal(409, errorCode.memberHasSessions)
  await closeMemberAccount(context, row)
}

/**
 * For the owner, closes the whole practice with the accounts of all members; for another member, deletes only their
 * account. Its tokens become invalid immediately. Throws 403 (E237) if the sign-in is not recent and the request has no
 * proof, the short-lived token of `POST /user/proof`.
 */
export async function deleteAccount(context: MemberContext, reply: FastifyReply): Promise<void> {
  await refuseWithoutProof(context, reply.request)
  if (hasRole(context, 'ROLE_ADMIN')) await closePractice(context)
  else await leaveTeam(context)
  clearRenewalCookie(reply, context.services.settings)
}
