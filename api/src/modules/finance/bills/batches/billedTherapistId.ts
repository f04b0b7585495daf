import { hasRole, type MemberContext } from '../../../../memberContext.ts'

/**
 * Returns the therapist whose sessions of a month are billed: the selected one; without a selection undefined (all
 * therapists) for assistants and administrators, and the member themself for other therapists.
 */
export function billedTherapistId(context: MemberContext, selectedId: string | null): string | undefined {
  if (selectedId) return selectedId
  const canBillAll = hasRole(context, 'ROLE_ASSISTANT') || hasRole(context, 'ROLE_ADMIN')
  return canBillAll ? undefined : context.member.accountId
}
