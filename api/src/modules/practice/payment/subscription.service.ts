import { errorCode } from 'shared/contracts/errorCodes'
import type { OfferChoice, Subscription } from 'shared/contracts/accounts/payment'
import { limitsOf } from 'shared/domain/accounts/offers'
import { countTeam, fitsWithin } from 'shared/domain/accounts/team'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { lockTeam, listRolesInTeam } from '../team/team.sql.ts'
import { roleOf } from '../user/memberRow.ts'
import { findMeans, findSubscription, updateOffer } from './payment.sql.ts'

export async function readSubscription({ tx, services }: MemberContext): Promise<Subscription> {
  const { offer, nb_max_assistants, nb_max_therapists, trial_ends_at, payable } = await findSubscription(tx)
  const means = await findMeans(tx)
  return {
    version: contentVersion([offer, nb_max_assistants, nb_max_therapists]),
    offer,
    nbMaxAssistants: nb_max_assistants,
    nbMaxTherapists: nb_max_therapists,
    trialEndsAt: trial_ends_at.toISOString(),
    isPaid: payable,
    takesCards: services.settings.paymentProvider !== 'none',
    isDemonstration: services.settings.paymentProvider === 'double',
    card: means ? { brand: means.brand, hasFailed: means.status === 'FAILED' } : null,
  }
}

/**
 * Changes the offer with its limits. Throws 409 if the team, invitations included, exceeds them; 412 for an outdated
 * version.
 */
export async function changeOffer(
  context: MemberContext,
  { offer }: OfferChoice,
  ifMatch: string | undefined,
): Promise<Subscription> {
  const { tx, member, services } = context
  await lockTeam(tx)
  const formerSubscription = await readSubscription(context)
  refuseOutdatedVersion(ifMatch, formerSubscription)
  if (formerSubscription.offer === offer) return formerSubscription
  const limits = limitsOf(offer)
  const team = countTeam((await listRolesInTeam(tx, services.now())).map(roleOf))
  if (!fitsWithin(limits, team)) throw new Refusal(409, errorCode.offerTooSmall)
  await updateOffer(tx, offer, limits)
  await auditMember(context, {
    act: 'changeOffer',
    entity: 'tenant',
    entityId: member.tenantId,
    details: { from: formerSubscription.offer, to: offer },
  })
  return readSubscription(context)
}
