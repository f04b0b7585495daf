import type { FastifyReply } from 'fastify'
import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { SignInStep } from 'shared/contracts/accounts/secondFactor'
import type { InvitationAcceptance, InvitationPreview } from 'shared/contracts/accounts/team'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../audit.ts'
import { inTransaction, type Tx } from '../../../db.ts'
import { hashPassword, refuseWeakPassword } from '../../../credentials/passwords.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { insertAccount, normalizeEmail } from '../accounts/accounts.sql.ts'
import { setInitialOpeningHours } from '../accounts/practice.service.ts'
import { continueAfterPassword } from '../signIn/firstStep.service.ts'
import { roleOf } from '../user/memberRow.ts'
import { findPracticeName } from '../user/practiceName.sql.ts'
import { insertMember } from '../user/user.sql.ts'
import { findInvitationBySecret, updateEndedInvitation, type InvitationRow } from './invitations.sql.ts'
import { findNextPosition } from './team.sql.ts'

/** Returns the error code of an invitation that is no longer valid; undefined if it is valid. */
function refusalCodeOf({ accepted_at, withdrawn_at, expires_at }: InvitationRow, now: Date): ErrorCode | undefined {
  if (accepted_at) return errorCode.invitationUsed
  if (withdrawn_at) return errorCode.invitationWithdrawn
  return expires_at <= now ? errorCode.invitationExpired : undefined
}

/** Finds the valid invitation of a link; throws 404 with the reason if it is not valid. */
async function findValidInvitation(tx: Tx, { now }: Services, token: string): Promise<InvitationRow> {
  const row = requireFound(await findInvitationBySecret(tx, token), errorCode.linkRefused)
  const code = refusalCodeOf(row, now())
  if (code) throw new Refusal(404, code)
  return row
}

/** Reads the invitation for its page, without changing anything. */
export const readInvitation = (services: Services, token: string): Promise<InvitationPreview> =>
  inTransaction(services.database, async (tx) => {
    const { role } = await findValidInvitation(tx, services, token)
    return { practiceName: await findPracticeName(tx), role: roleOf([role]) }
  })

function refuseOtherAddress(email: string, invitation: InvitationRow): void {
  if (normalizeEmail(email) !== invitation.email)
    refuseProblems([{ field: 'email', message: 'Cette invitation a été envoyée à une autre adresse.' }])
}

/** Creates the member's account and signs it in, or returns the challenge to set up a second factor. */
export async function acceptInvitation(
  services: Services,
  reply: FastifyReply,
  { token, email, firstname, lastname, password }: InvitationAcceptance,
): Promise<SignInStep> {
  const { database, now } = services
  refuseOtherAddress(email, await inTransaction(database, (tx) => findValidInvitation(tx, services, token)))
  refuseWeakPassword(password, email, 'password')
  const passwordHash = await hashPassword(password)
  return inTransaction(database, async (tx) => {
    const invitation = await findValidInvitation(tx, services, token)
    refuseOtherAddress(email, invitation)
    const { tenant_id: tenantId, role, privileges } = invitation
    const id = uuidv7()
    // The link was sent to that address, so using it also confirms the address.
    await insertAccount(tx, {
      id,
      kind: 'MEMBER',
      email: invitation.email,
      password_hash: passwordHash,
      confirmed_at: now(),
    })
    await insertMember(tx, {
      tenant_id: tenantId,
      id,
      email: invitation.email,
      firstname: firstname.trim(),
      lastname: lastname.trim(),
      roles: [role],
      privileges,
      position: await findNextPosition(tx),
    })
    if (role === 'ROLE_THERAPIST') await setInitialOpeningHours(tx, tenantId, id)
    await updateEndedInvitation(tx, invitation.id, { accepted_at: now() })
    await audit(tx, { tenantId, accountId: id }, { act: 'join', entity: 'member', entityId: id })
    return continueAfterPassword(tx, services, reply, { accountId: id, isNewAccount: true })
  })
}
