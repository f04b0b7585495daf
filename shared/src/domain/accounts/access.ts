import type { Offer, Privilege, Role } from '../../contracts/access.ts'

export interface Rights {
  privileges: readonly string[]
  roles: readonly RoleName[]
  offer: Offer | undefined
}

const roleNames = ['ADMIN', 'THERAPIST', 'ASSISTANT', 'PATIENT'] as const
export type RoleName = (typeof roleNames)[number]

/** Converts roles as sent by the API, ROLE_X, to X; unknown ones are ignored (ruling 33). */
export function knownRoles(roles: readonly string[]): RoleName[] {
  const namesWithoutPrefix = roles.map((role) => role.replace(/^ROLE_/, ''))
  return roleNames.filter((name) => namesWithoutPrefix.includes(name))
}

interface AccessRequirements {
  privilege?: Privilege
  anyPrivilege?: readonly Privilege[]
  offers?: readonly Offer[]
}

/**
 * Whether a path, a menu entry or a tour step is available to this user. The API enforces it; the screens only avoid
 * dead ends.
 */
export function isOpenTo({ privilege, anyPrivilege, offers }: AccessRequirements, rights: Rights): boolean {
  const holds = (requiredPrivilege: Privilege) => rights.privileges.includes(requiredPrivilege)
  if (privilege && !holds(privilege)) return false
  if (anyPrivilege && !anyPrivilege.some(holds)) return false
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
 * Whether a member may make an API call: they have one of its privileges and one of its roles, and the practice has one
 * of its offers.
 */
export function mayCall({ privilege, offers, roles }: CallRequirements, member: Caller): boolean {
  const acceptedPrivileges = typeof privilege === 'string' ? [privilege] : privilege
  if (acceptedPrivileges && !acceptedPrivileges.some((each) => member.privileges.includes(each))) return false
  if (roles && !roles.some((each) => member.roles.includes(each))) return false
  return !offers || offers.includes(member.offer)
}

/** The first page after sign-in, by privilege: the first privilege of this list that the member has decides. */
const landingPages: readonly (readonly [Privilege, string])[] = [
  ['AGENDA', '/pros/sessions'],
  ['ANIMALS', '/pros/animals'],
  ['CLUBS', '/pros/clubs'],
  ['PATIENTS', '/pros/patients'],
  ['ESTIMATION', '/pros/estimations'],
  ['BILL', '/pros/billings'],
  ['ADMINISTRATION', '/pros/administration'],
]

/** Path of the first available section that the member may open; the profile for a member without any. */
export const landingPath = (privileges: readonly string[], isServed: (path: string) => boolean = () => true): string =>
  landingPages.find(([privilege, path]) => privileges.includes(privilege) && isServed(path))?.[1] ?? '/pros/user'
