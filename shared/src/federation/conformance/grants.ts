import { Offer, Privilege } from '../../contracts/access.ts'
import { isOpenTo } from '../../domain/accounts/access.ts'
import type { Access } from '../federation.ts'

/** The rights of a member: role, privileges, offer. */
export interface Grant {
  privileges: readonly Privilege[]
  offer: Offer
}

const allOffers: readonly Offer[] = Offer.anyOf.map((each) => each.const)

/** A member with every right. */
export const anyone: Grant = { privileges: Privilege.anyOf.map((each) => each.const), offer: 'ULTIME' }

/** Each kind of member that may open the path, with the minimum rights for it. */
export function grantsOf({ privilege, anyPrivilege, offers = allOffers }: Access): Grant[] {
  const always = privilege ? [privilege] : []
  const privileges = anyPrivilege?.map((one) => [...always, one]) ?? [always]
  return privileges.flatMap((held) => offers.map((offer) => ({ privileges: held, offer })))
}

export const isOpenWith = (access: Access, { privileges, offer }: Grant): boolean =>
  isOpenTo(access, { privileges, roles: [], offer })

export const grantInWords = ({ privileges, offer }: Grant): string =>
  `${privileges.length > 0 ? privileges.join(' and ') : 'no privilege'} on ${offer}`
