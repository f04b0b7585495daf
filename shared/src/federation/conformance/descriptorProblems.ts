import { Offer, Privilege } from '../../contracts/access.ts'
import type { Access, AreaDescriptor, MenuEntry } from '../federation.ts'
import { iconNames } from '../federation.ts'
import { isAreaDescriptor } from '../guards.ts'
import { bestMatch } from '../paths.ts'
import { grantInWords, grantsOf, isOpenWith } from './grants.ts'

/**
 * Returns the problems of a descriptor: parts that the shell cannot read, duplicates, unknown names, and links to pages
 * that are missing or not open to everyone who sees the link.
 */
export function descriptorProblems(value: unknown): string[] {
  // The registry stores descriptors as JSON.
  const descriptor: unknown = JSON.parse(JSON.stringify(value ?? null))
  if (!isAreaDescriptor(descriptor)) {
    return ['The descriptor is invalid: see AreaDescriptor in shared/federation, and isAreaDescriptor in its guards']
  }
  return [
    ...duplicates(descriptor),
    ...unknownReferences(descriptor),
    ...unreachableEntryTargets(descriptor),
    ...unknownMenuAnchors(descriptor),
  ]
}

function duplicates({ paths, menu, tour }: AreaDescriptor): string[] {
  const declaredNames: Readonly<Record<string, readonly string[]>> = {
    path: paths.map(({ path }) => path),
    'menu entry': menu.map(({ id }) => id),
    'step of the tour': tour.map(({ id }) => id),
  }
  return Object.entries(declaredNames).flatMap(([kind, names]) =>
    names.filter((name, rank) => names.indexOf(name) !== rank).map((name) => `The ${kind} ${name} is declared twice`),
  )
}

const privileges: readonly string[] = Privilege.anyOf.map((each) => each.const)
const offers: readonly string[] = Offer.anyOf.map((each) => each.const)
const icons: readonly string[] = iconNames

function unknownReferences({ paths, menu, tour }: AreaDescriptor): string[] {
  const accesses: readonly Access[] = [...paths, ...menu, ...tour]
  const requiredPrivileges = accesses.flatMap(({ privilege, anyPrivilege = [] }) => [
    ...(privilege ? [privilege] : []),
    ...anyPrivilege,
  ])
  return [
    ...unknownNames('privilege', requiredPrivileges, privileges),
    ...unknownNames(
      'offer',
      accesses.flatMap((access) => access.offers ?? []),
      offers,
    ),
    ...unknownNames(
      'icon',
      menu.map(({ icon }) => icon),
      icons,
    ),
  ]
}

const unknownNames = (declaredKind: string, usedNames: readonly string[], knownNames: readonly string[]): string[] =>
  [...new Set(usedNames)]
    .filter((name) => !knownNames.includes(name))
    .map((name) => `There is no ${declaredKind} ${name}: choose among ${knownNames.join(', ')}`)

/** Finds menu entries that lead outside the area, or to a page that is not open to everyone who sees the entry. */
function unreachableEntryTargets({ paths, menu }: AreaDescriptor): string[] {
  return menu.flatMap((entry) =>
    addressesIn(entry).flatMap((address) => {
      const areaPath = bestMatch(paths, address)
      if (!areaPath) return [`The menu entry ${entry.id} leads to ${address}, which matches no path of this area`]
      const refusedGrant = grantsOf(entry).find((grant) => !isOpenWith(areaPath, grant))
      return refusedGrant
        ? [
            `The menu entry ${entry.id} is shown to members with ${grantInWords(refusedGrant)}, who may not open ${address}`,
          ]
        : []
    }),
  )
}

const addressesIn = ({ path, plus }: MenuEntry): MenuEntry['path'][] => [path, ...(plus ? [plus.path] : [])]

/**
 * Finds tour anchors that do not exist in the shell's menu; `anchorProblems` checks the anchors on the area's own pages.
 */
function unknownMenuAnchors({ menu, tour }: AreaDescriptor): string[] {
  return tour
    .filter(({ anchor }) => anchor.startsWith('menu.'))
    .flatMap((step) => {
      const entry = menu.find(({ id }) => `menu.${id}` === step.anchor)
      if (!entry) return [`The tour targets ${step.anchor}, which is not a menu entry of this area`]
      const grantWithoutEntry = grantsOf(step).find((grant) => !isOpenWith(entry, grant))
      return grantWithoutEntry
        ? [
            `The step ${step.id} of the tour is shown to members with ${grantInWords(grantWithoutEntry)}, who do not see ${step.anchor}`,
          ]
        : []
    })
}
