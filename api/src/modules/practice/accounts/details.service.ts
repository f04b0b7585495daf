import { hasPrivilege, type MemberContext } from '../../../memberContext.ts'
import { findMemberDetails } from './accounts.sql.ts'

/**
 * Reads the signed-in member with their rights, and the practice's offer, trial and VAT. A member without a firm or
 * logo of their own gets the owner's.
 */
export async function readDetails(context: MemberContext, { includesLogo }: { includesLogo: boolean }) {
  const { tx, member } = context
  const { member: row, owner, trialEndsAt, isUnconfirmed, hasFirstSteps } = await findMemberDetails(tx, member)
  const { firm_name: name, firm_siren: siren } = row.firm_name ? row : owner
  return {
    id: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    firm: name || siren ? { name, siren } : null,
    defaultSessionPrice: row.default_session_price,
    taxes: owner.taxes,
    taxesAmount: owner.taxes_amount,
    tenant: {
      offer: member.offer,
      taxesAmount: owner.taxes_amount,
      trialEndsAt: trialEndsAt.toISOString(),
      timeZone: member.timeZone,
    },
    roles: member.roles,
    privileges: member.privileges,
    paymentBlocked: member.blocked,
    isUnconfirmed,
    hasFirstSteps: hasFirstSteps && hasPrivilege(context, 'ADMINISTRATION'),
    ...(includesLogo && { logo: row.logo ?? owner.logo }),
  }
}
