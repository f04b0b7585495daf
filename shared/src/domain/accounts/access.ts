import type { Offer, Privilege, Role } from '../../contracts/access.ts'

export interface Rights {
  privileges: readonly string[]
  roles: readonly RoleName[]
  offer: Offer | undefined
}

const roleNames = ['ADMIN', 'THERAPIST', 'ASSISTANT', 'PATIENT'] as const
export type RoleName = (typeof roleNames)[number]

/** Converts the wire's roles ROLE_X to X; unknown ones are ignored (ruling 33). */
export function knownRoles(roles: readonly string[]): RoleName[] {
  const bare = roles.map((role) => role.replace(/^ROLE_/, ''))
  return roleNames.filter((name) => bare.includes(name))
}

interface Access {
  privilege?: Privilege
  anyPrivilege?: readonly Privilege[]
  offers?: readonly Offer[]
}

/**
 * Whether a path, a menu entry or a tour step is available to this user. The API enforces it; the screens only avoid
 * dead ends.
 */
export function isOpenTo({ privilege, anyPrivilege, offers }: Access, rights: Rights): boolean {
  const holds = (wanted: Privilege) => rights.privileges.includes(wanted)
  if (privilege && !holds(privilege)) return false
  if (anyPrivilege && !anyPrivilege.some(holds)) return false
  return !offers || (rights.offer !== undefined && offers.includes(rights.offer))
}

interface Gate {
  privilege?: Privilege | readonly Privilege[]
  offers?: readonly Offer[]
  roles?: readonly Role[]
}

interface Caller {
  privileges: readonly string[]
  offer: Offer
  roles: readonly string[]
}

/** Whether a member may make a call: has its privilege and one of its roles, and their practice's offer includes it. */
export function mayCall({ privilege, offers, roles }: Gate, member: Caller): boolean {
  const needed = typeof privilege === 'string' ? [privilege] : privilege
  if (needed && !needed.some((each) => member.privileges.includes(each))) return false
  if (roles && !roles.some((each) => member.roles.includes(each))) return false
  return !offers || offers.includes(member.offer)
}

/** The page after sign-in: of the first privilege the member has, in this order. */
const landings: readonly (readonly [Privilege, string])[] = [
  ['AGENDA', '/pros/sessions'],
  ['ANIMALS', '/pros/animals'],
  ['CLUBS', '/pros/clubs'],
  ['PATIENTS', '/pros/patients'],
  ['ESTIMATION', '/pros/estimations'],
  ['BILL', '/pros/billings'],
  ['ADMINISTRATION', '/pros/administration'],
]

/** The first available section the member may open. A member without any still has a profile. */
export const landingPath = (privileges: readonly string[], isServed: (path: string) => boolean = () => true): string =>
  landings.find(([privilege, path]) => privileges.includes(privilege) && isServed(path))?.[1] ?? '/pros/user'
