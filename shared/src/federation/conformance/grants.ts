import { Offer, Privilege } from '../../contracts/access.ts'
import { isOpenTo } from '../../domain/accounts/access.ts'
import type { Access } from '../federation.ts'

/** The rights of a member: the member's privileges and the practice's offer. */
export interface Grant {
  privileges: readonly Privilege[]
  offer: Offer
}

const allOffers: readonly Offer[] = Offer.anyOf.map((each) => each.const)

/** The grant of a member with every right. */
export const memberWithAllRights: Grant = { privileges: Privilege.anyOf.map((each) => each.const), offer: 'ULTIME' }

/** Returns the smallest grants that open a path or show an entry, one for each combination of privilege and offer. */
export function grantsOf({ privilege, anyPrivilege, offers = allOffers }: Access): Grant[] {
  const requiredPrivileges = privilege ? [privilege] : []
  const privileges = anyPrivilege?.map((alternative) => [...requiredPrivileges, alternative]) ?? [requiredPrivileges]
  return privileges.flatMap((combination) => offers.map((offer) => ({ privileges: combination, offer })))
}

export const isOpenWith = (access: Access, { privileges, offer }: Grant): boolean =>
  isOpenTo(access, { privileges, roles: [], offer })

export const describeGrant = ({ privileges, offer }: Grant): string =>
  `${privileges.length > 0 ? privileges.join(' and ') : 'no privilege'} on ${offer}`
