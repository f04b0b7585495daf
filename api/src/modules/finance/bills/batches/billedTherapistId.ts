import { hasRole, type MemberContext } from '../../../../memberContext.ts'

/**
 * Returns the therapist whose sessions of a month are billed; undefined for all therapists. A therapist of a team bills
 * only their own sessions.
 */
export function billedTherapistId(context: MemberContext, selectedId: string | null): string | undefined {
  if (selectedId) return selectedId
  const canBillAll = hasRole(context, 'ROLE_ASSISTANT') || hasRole(context, 'ROLE_ADMIN')
  return canBillAll ? undefined : context.member.accountId
}
