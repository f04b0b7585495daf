import { useMemo } from 'react'
import type { Offer, Privilege } from '../contracts/access.ts'
import { claimsOf } from './claims.ts'
import { useSession } from './store.ts'
import type { Rights } from '../domain/access.ts'
import { knownRoles } from '../domain/access.ts'

const rightsFrom = ({ token, user }: ReturnType<typeof useSession.getState>): Rights => {
  const { privileges, roles } = user ?? claimsOf(token)
  return { privileges, roles: knownRoles(roles), offer: user?.tenant.offer }
}

/** The signed-in user's privileges, roles (ROLE_X read as X) and offer. */
export function useRights(): Rights {
  const token = useSession((state) => state.token)
  const user = useSession((state) => state.user)
  return useMemo(() => rightsFrom({ ...useSession.getState(), token, user }), [token, user])
}

export const hasPrivilege = (privilege: Privilege) => rightsFrom(useSession.getState()).privileges.includes(privilege)

export const hasOffer = (...offers: readonly Offer[]) => {
  const { offer } = rightsFrom(useSession.getState())
  return offer !== undefined && offers.includes(offer)
}
