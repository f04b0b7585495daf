import { errorCode } from 'shared/contracts/errorCodes'
import type { Invitation, InvitationInput } from 'shared/contracts/accounts/team'
import { countTeam, hasFreeSeatFor, invitationProblems } from 'shared/domain/accounts/team'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { teamInvitationEmail } from '../../../mail/emails/teamInvitation.email.ts'
import { sendEmail, withdrawEmail } from '../../../mail/sendEmail.ts'
import { hasRole, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { digestOf, newSecret } from '../../../encryption/secrets.ts'
import { isAddressTaken, normalizeEmail } from '../accounts/accounts.sql.ts'
import { roleOf } from '../user/memberRow.ts'
import { findPracticeName } from '../user/practiceName.sql.ts'
import {
  updateEndedInvitation,
  findInvitations,
  insertInvitation,
  findPendingInvitationTo,
  lockInvitation,
  updateRenewedInvitation,
  type InvitationRow,
} from './invitations.sql.ts'
import { findTeamMember, lockTeam, listRolesInTeam } from './team.sql.ts'

type Inviter = Pick<MemberContext, 'tx' | 'member'>

const lifetimeMs = 7 * 86_400_000

const invitationOf = ({ id, email, role, privileges, sent_at, expires_at }: InvitationRow, now: Date): Invitation => ({
  id,
  email,
  role: roleOf([role]),
  authorizations: privileges.map((name) => ({ name })),
  sentAt: sent_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  expired: expires_at <= now,
})

export async function listInvitations({ tx, services }: MemberContext): Promise<Invitation[]> {
  return (await findInvitations(tx)).map((row) => invitationOf(row, services.now()))
}

/** Creates the secret of an invitation link, with its expiry. */
function newLink(now: Date) {
  const token = newSecret()
  return {
    token,
    columns: { token_hash: digestOf(token), sent_at: now, expires_at: new Date(now.getTime() + lifetimeMs) },
  }
}

/** Returns the key of an invitation's last e-mail, with which a pending e-mail is withdrawn. */
const emailKey = ({ id, sent_at }: InvitationRow) => `teamInvitation:${id}:${sent_at.toISOString()}`

async function sendInvitation({ tx, member }: MemberContext, row: InvitationRow, token: string): Promise<void> {
  const inviter = await findTeamMember(tx, member.accountId)
  const name = await findPracticeName(tx)
  await sendEmail(tx, {
    email: teamInvitationEmail,
    to: { name: '', address: row.email },
    data: {
      practiceName: name || 'Un cabinet',
      inviter: `${inviter?.firstname ?? ''} ${inviter?.lastname ?? ''}`.trim() || name,
      token,
      validUntil: momentIn(member.timeZone, row.expires_at).day,
    },
    key: emailKey(row),
    practiceSubject: { replyTo: inviter?.email },
  })
}

/**
 * Invites a member by e-mail. Throws 400 (E102) for an address in use, 409 (E205) if the subscription has no free seat.
 */
export async function inviteMember(context: MemberContext, input: InvitationInput): Promise<Invitation> {
  const { tx, member, services } = context
  const role = input.role ?? 'ASSISTANT'
  refuseProblems(invitationProblems({ email: input.email, role }))
  if (role !== 'ASSISTANT' && !hasRole(context, 'ROLE_ADMIN')) throw new Refusal(403, errorCode.forbidden)
  const limits = await lockTeam(tx)
  const email = normalizeEmail(input.email)
  if (await isAddressTaken(tx, 'MEMBER', email)) throw emailTakenRefusal()
  if (!hasFreeSeatFor(role, limits, countTeam((await listRolesInTeam(tx, services.now())).map(roleOf))))
    throw new Refusal(409, errorCode.teamFull)
  const { token, columns } = newLink(services.now())
  const row = await insertInvitation(tx, {
    tenant_id: member.tenantId,
    id: uuidv7(),
    email,
    role: role === 'THERAPIST' ? 'ROLE_THERAPIST' : 'ROLE_ASSISTANT',
    privileges: [...new Set(input.authorizations.map(({ name }) => name))],
    invited_by: member.accountId,
    ...columns,
  })
  await sendInvitation(context, row, token)
  await auditMember(context, { act: 'invite', entity: 'invitation', entityId: row.id })
  return invitationOf(row, services.now())
}

const emailTakenRefusal = () =>
  new Refusal(400, errorCode.emailTaken, {
    message: 'Adresse mail déjà utilisée',
    problems: [{ field: 'email', message: 'Adresse mail déjà utilisée' }],
  })

/** Sends a new link with the full validity; the former link is revoked. */
export async function resendInvitation(context: MemberContext, id: string): Promise<Invitation> {
  const { tx, services } = context
  const formerInvitation = requireFound(await lockInvitation(tx, id))
  await withdrawEmail(tx, emailKey(formerInvitation))
  const { token, columns } = newLink(services.now())
  const row = await updateRenewedInvitation(tx, id, columns)
  await sendInvitation(context, row, token)
  await auditMember(context, { act: 'resend', entity: 'invitation', entityId: id })
  return invitationOf(row, services.now())
}

export async function withdrawInvitation(context: MemberContext, id: string): Promise<void> {
  await endInvitation(context, requireFound(await lockInvitation(context.tx, id)), context.services.now())
}

/** Withdraws the practice's pending invitation, if any, to an address that a member now uses. */
export async function withdrawInvitationTo(context: Inviter, email: string, now: Date): Promise<void> {
  const row = await findPendingInvitationTo(context.tx, email)
  if (row) await endInvitation(context, row, now)
}

async function endInvitation(context: Inviter, row: InvitationRow, now: Date): Promise<void> {
  const { tx } = context
  await withdrawEmail(tx, emailKey(row))
  await updateEndedInvitation(tx, row.id, { withdrawn_at: now })
  await auditMember(context, { act: 'withdraw', entity: 'invitation', entityId: row.id })
}
