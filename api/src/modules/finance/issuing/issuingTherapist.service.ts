import { errorCode } from 'shared/contracts/errorCodes'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasRole, type MemberContext } from '../../../memberContext.ts'
import { Refusal, refuseProblems } from '../../../refusal.ts'
import type { MemberRow } from '../../practice/user/memberRow.ts'
import { findMember } from '../../practice/user/user.sql.ts'

/**
 * Reads the issuing therapist. Assistants and administrators choose one; other therapists issue only for themselves
 * (ruling 91). Throws 404 for an unknown member, 403 for a therapist whom the caller may not choose, 400 for a member
 * who is not a therapist or has left the practice.
 */
export async function readIssuingTherapist(context: MemberContext, therapistId: string): Promise<MemberRow> {
  const { tx, member } = context
  await refuseUnknownIds(tx, 'member', [therapistId])
  const canChoose = hasRole(context, 'ROLE_ASSISTANT') || hasRole(context, 'ROLE_ADMIN')
  if (!canChoose && therapistId !== member.accountId) throw new Refusal(403, errorCode.forbidden)
  const therapist = await findMember(tx, therapistId)
  if (!therapist.roles.includes('ROLE_THERAPIST') || therapist.left_at)
    refuseProblems([{ field: 'therapistId', message: 'Praticien' }])
  return therapist
}
