import { useMemo } from 'react'
import type { UserDetails } from '../contracts/accounts/account.ts'
import { claimsOf } from '../identity/claims.ts'
import { useSession } from '../identity/store.ts'
import type { Rights } from '../domain/accounts/access.ts'
import { parseRoleNames } from '../domain/accounts/access.ts'

const rightsFrom = (token: string | null, user: UserDetails | null): Rights => {
  const { privileges, roles } = user ?? claimsOf(token)
  return { privileges, roles: parseRoleNames(roles), offer: user?.tenant.offer }
}

/**
 * Returns the signed-in user's privileges, roles (ROLE_X converted to X) and offer, and re-renders if they change. The
 * offer is undefined until the user's details are loaded.
 */
export function useRights(): Rights {
  const token = useSession((state) => state.token)
  const user = useSession((state) => state.user)
  return useMemo(() => rightsFrom(token, user), [token, user])
}

/** Returns the same rights as `useRights`, for code outside of components. */
export const rightsNow = (): Rights => {
  const { token, user } = useSession.getState()
  return rightsFrom(token, user)
}
