import type { Offer, Privilege, Role } from '../../contracts/access.ts'

export interface Rights {
  privileges: readonly string[]
  roles: readonly RoleName[]
  offer: Offer | undefined
}

const roleNames = ['ADMIN', 'THERAPIST', 'ASSISTANT', 'PATIENT'] as const
export type RoleName = (typeof roleNames)[number]

/** Converts roles from the API's `ROLE_X` to `X`; unknown roles are ignored (ruling 33). */
export function parseRoleNames(roles: readonly string[]): RoleName[] {
  const namesWithoutPrefix = roles.map((role) => role.replace(/^ROLE_/, ''))
  return roleNames.filter((name) => namesWithoutPrefix.includes(name))
}

interface AccessRequirements {
  privilege?: Privilege
  anyPrivilege?: readonly Privilege[]
  offers?: readonly Offer[]
}

/**
 * Whether a path, a menu entry or a tour step is available to a user. Screens only hide what the user cannot open; the
 * API checks the rights.
 */
export function isOpenTo({ privilege, anyPrivilege, offers }: AccessRequirements, rights: Rights): boolean {
  const hasPrivilege = (requiredPrivilege: Privilege) => rights.privileges.includes(requiredPrivilege)
  if (privilege && !hasPrivilege(privilege)) return false
  if (anyPrivilege && !anyPrivilege.some(hasPrivilege)) return false
  return !offers || (rights.offer !== undefined && offers.includes(rights.offer))
}

interface CallRequirements {
  privilege?: Privilege | readonly Privilege[]
  offers?: readonly Offer[]
  roles?: readonly Role[]
}

interface Caller {
  privileges: readonly string[]
  offer: Offer
  roles: readonly string[]
}

/**
 * Whether a member may make an API call: the member must have one of its privileges and one of its roles, and the
 * practice one of its offers.
 */
export function mayCall({ privilege, offers, roles }: CallRequirements, member: Caller): boolean {
  const acceptedPrivileges = typeof privilege === 'string' ? [privilege] : privilege
  if (acceptedPrivileges && !acceptedPrivileges.some((accepted) => member.privileges.includes(accepted))) return false
  if (roles && !roles.some((accepted) => member.roles.includes(accepted))) return false
  return !offers || offers.includes(member.offer)
}

/** The first page after sign-in, by privilege; the first privilege of this list that the member has decides. */
const landingPages: readonly (readonly [Privilege, string])[] = [
  ['AGENDA', '/pros/sessions'],
  ['ANIMALS', '/pros/animals'],
  ['CLUBS', '/pros/clubs'],
  ['PATIENTS', '/pros/patients'],
  ['ESTIMATION', '/pros/estimations'],
  ['BILL', '/pros/billings'],
  ['ADMINISTRATION', '/pros/administration'],
]

/**
 * Returns the path of the first section that the member may open and that is available (`isServed`); else the profile.
 */
export const landingPath = (privileges: readonly string[], isServed: (path: string) => boolean = () => true): string =>
  landingPages.find(([privilege, path]) => privileges.includes(privilege) && isServed(path))?.[1] ?? '/pros/user'
