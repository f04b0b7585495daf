import { hasRole, type MemberContext } from '../../../../memberContext.ts'

/**
 * Returns the id of the therapist whose sessions are billed. Without a selected therapist, returns undefined (all
 * therapists) for assistants and administrators, and the member's own id for other therapists.
 */
export function billedTherapistId(context: MemberContext, selectedId: string | null): string | undefined {
  if (selectedId) return selectedId
  const canBillAll = hasRole(context, 'ROLE_ASSISTANT') || hasRole(context, 'ROLE_ADMIN')
  return canBillAll ? undefined : context.member.accountId
}
