import { errorCode } from 'shared/contracts/errorCodes'
import type { TeamSecondFactor } from 'shared/contracts/accounts/secondFactor'
import { audit, auditMember } from '../../../audit.ts'
import type { Tx } from '../../../db.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { deleteSignIns } from '../accounts/signIns.sql.ts'
import {
  isSecondFactorDemanded,
  listMembersWithSecondFactor,
  deleteSecondFactor,
  updateSecondFactorDemanded,
} from './secondFactor.sql.ts'
import { sendSecondFactorEmail } from './secondFactorEmail.ts'

export async function readTeamSecondFactor({ tx }: MemberContext): Promise<TeamSecondFactor> {
  return { isDemanded: await isSecondFactorDemanded(tx), memberIds: await listMembersWithSecondFactor(tx) }
}

/**
 * Makes the second factor mandatory or optional. If it is mandatory, members without a second factor set it up at their
 * next sign-in; current sign-ins continue.
 */
export async function demandSecondFactor(context: MemberContext, isMandatory: boolean): Promise<void> {
  const { tx, member } = context
  if ((await isSecondFactorDemanded(tx)) === isMandatory) return
  await updateSecondFactorDemanded(tx, isMandatory)
  const act = isMandatory ? 'demandSecondFactor' : 'releaseSecondFactor'
  await auditMember(context, { act, entity: 'tenant', entityId: member.tenantId })
}

interface SecondFactorReset {
  tenantId: string
  memberId: string
  /** Administrator who resets it; null for the operator. */
  author: string | null
}

/**
 * Removes a second factor and ends every sign-in of the member. The next sign-in needs only the password, or sets up a
 * new second factor if the practice requires one. Returns false if there was none.
 */
export async function resetSecondFactor(tx: Tx, { tenantId, memberId, author }: SecondFactorReset): Promise<boolean> {
  if (!(await deleteSecondFactor(tx, memberId))) return false
  await deleteSignIns(tx, memberId)
  const entry = { act: 'resetSecondFactor', entity: 'member', entityId: memberId } as const
  await audit(tx, { tenantId, accountId: author }, entry)
  await sendSecondFactorEmail(tx, memberId, { change: 'reset' })
  return true
}

/**
 * Removes another member's second factor. Throws 404 without one, 403 for the caller's own, which is switched off with
 * password and code.
 */
export async function resetSecondFactorOfMember({ tx, member }: MemberContext, memberId: string): Promise<void> {
  if (memberId === member.accountId) throw new Refusal(403, errorCode.forbidden)
  const wasRemoved = await resetSecondFactor(tx, { tenantId: member.tenantId, memberId, author: member.accountId })
  requireFound(wasRemoved || undefined)
}
