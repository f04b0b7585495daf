import { errorCode } from 'shared/contracts/errorCodes'
import type { TeamSecondFactor } from 'shared/contracts/accounts/secondFactor'
import { audit, auditMember } from '../../../audit.ts'
import type { Tx } from '../../../db.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { found, Refusal } from '../../../refusal.ts'
import { deleteSignIns } from '../accounts/signIns.sql.ts'
import { isDemanded, listMembersWithSecondFactor, deleteSecondFactor, updateDemanded } from './secondFactor.sql.ts'
import { sendSecondFactorEmail } from './secondFactorEmail.ts'

export async function readTeamSecondFactor({ tx }: MemberContext): Promise<TeamSecondFactor> {
  return { isDemanded: await isDemanded(tx), memberIds: await listMembersWithSecondFactor(tx) }
}

/**
 * Makes the second factor mandatory or optional: members without one set it up at their next sign-in; open sessions
 * continue.
 */
export async function demandSecondFactor(context: MemberContext, demanded: boolean): Promise<void> {
  const { tx, member } = context
  if ((await isDemanded(tx)) === demanded) return
  await updateDemanded(tx, demanded)
  const act = demanded ? 'demandSecondFactor' : 'releaseSecondFactor'
  await auditMember(context, { act, entity: 'tenant', entityId: member.tenantId })
}

interface Reset {
  tenantId: string
  memberId: string
  /** Administrator who resets it; null for the operator. */
  author: string | null
}

/**
 * Removes a second factor: the password alone is enough again, and every sign-in ends. Returns false if there was none.
 */
export async function resetSecondFactor(tx: Tx, { tenantId, memberId, author }: Reset): Promise<boolean> {
  if (!(await deleteSecondFactor(tx, memberId))) return false
  await deleteSignIns(tx, memberId)
  const entry = { act: 'resetSecondFactor', entity: 'member', entityId: memberId } as const
  await audit(tx, { tenantId, accountId: author }, entry)
  await sendSecondFactorEmail(tx, memberId, { change: 'reset' })
  return true
}

/** Removes another member's second factor; one's own is switched off with password and code. */
export async function resetOfMember({ tx, member }: MemberContext, memberId: string): Promise<void> {
  if (memberId === member.accountId) throw new Refusal(403, errorCode.forbidden)
  const wasThere = await resetSecondFactor(tx, { tenantId: member.tenantId, memberId, author: member.accountId })
  found(wasThere || undefined)
}
