import { hasRole, type MemberContext } from '../../../../memberContext.ts'

/**
 * Therapist whose sessions of a month are billed; undefined for all therapists. A therapist of a team bills their own.
 */
export function billedTherapistId(context: MemberContext, chosen: string | null): string | undefined {
  if (chosen) return chosen
  const isFree = hasRole(context, 'ROLE_ASSISTANT') || hasRole(context, 'ROLE_ADMIN')
  return isFree ? undefined : context.member.accountId
}
