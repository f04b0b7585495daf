import { Offer, Privilege } from '../../contracts/access.ts'
import type { Access, AreaDescriptor, MenuEntry } from '../federation.ts'
import { iconNames } from '../federation.ts'
import { isAreaDescriptor } from '../guards.ts'
import { bestMatch } from '../paths.ts'
import { grantInWords, grantsOf, isOpenWith } from './grants.ts'

/**
 * The parts of a descriptor that the shell cannot read, and the links to pages that are missing or not open to the
 * member.
 */
export function descriptorProblems(given: unknown): string[] {
  // As JSON, the format of the registry.
  const descriptor: unknown = JSON.parse(JSON.stringify(given ?? null))
  if (!isAreaDescriptor(descriptor)) {
    return ['The descriptor is invalid: see AreaDescriptor in shared/federation, and isAreaDescriptor in its guards']
  }
  return [
    ...duplicates(descriptor),
    ...unknownReferences(descriptor),
    ...deadEnds(descriptor),
    ...lostAnchors(descriptor),
  ]
}

function duplicates({ paths, menu, tour }: AreaDescriptor): string[] {
  const claims: Readonly<Record<string, readonly string[]>> = {
    path: paths.map(({ path }) => path),
    'menu entry': menu.map(({ id }) => id),
    'step of the tour': tour.map(({ id }) => id),
  }
  return Object.entries(claims).flatMap(([what, names]) =>
    names.filter((name, rank) => names.indexOf(name) !== rank).map((name) => `The ${what} ${name} is declared twice`),
  )
}

const privileges: readonly string[] = Privilege.anyOf.map((each) => each.const)
const offers: readonly string[] = Offer.anyOf.map((each) => each.const)
const icons: readonly string[] = iconNames

function unknownReferences({ paths, menu, tour }: AreaDescriptor): string[] {
  const everyone: readonly Access[] = [...paths, ...menu, ...tour]
  const required = everyone.flatMap(({ privilege, anyPrivilege = [] }) => [
    ...(privilege ? [privilege] : []),
    ...anyPrivilege,
  ])
  return [
    ...unknownNames('privilege', required, privileges),
    ...unknownNames(
      'offer',
      everyone.flatMap((access) => access.offers ?? []),
      offers,
    ),
    ...unknownNames(
      'icon',
      menu.map(({ icon }) => icon),
      icons,
    ),
  ]
}

const unknownNames = (what: string, named: readonly string[], known: readonly string[]): string[] =>
  [...new Set(named)]
    .filter((name) => !known.includes(name))
    .map((name) => `There is no ${what} ${name}: choose among ${known.join(', ')}`)

/** Menu entries that lead outside the area, or to a page that is not open to everyone who sees the entry. */
function deadEnds({ paths, menu }: AreaDescriptor): string[] {
  return menu.flatMap((entry) =>
    addressesIn(entry).flatMap((address) => {
      const owned = bestMatch(paths, address)
      if (!owned) return [`The menu entry ${entry.id} leads to ${address}, which matches no path of this area`]
      const closedTo = grantsOf(entry).find((grant) => !isOpenWith(owned, grant))
      return closedTo
        ? [`The menu entry ${entry.id} is shown to members with ${grantInWords(closedTo)}, who may not open ${address}`]
        : []
    }),
  )
}

const addressesIn = ({ path, plus }: MenuEntry): MenuEntry['path'][] => [path, ...(plus ? [plus.path] : [])]

/** Tour anchors that do not exist in the shell's menu; anchors on the area's own pages are checked there. */
function lostAnchors({ menu, tour }: AreaDescriptor): string[] {
  return tour
    .filter(({ anchor }) => anchor.startsWith('menu.'))
    .flatMap((step) => {
      const entry = menu.find(({ id }) => `menu.${id}` === step.anchor)
      if (!entry) return [`The tour targets ${step.anchor}, which is not a menu entry of this area`]
      const blind = grantsOf(step).find((grant) => !isOpenWith(entry, grant))
      return blind
        ? [
            `The step ${step.id} of the tour is shown to members with ${grantInWords(blind)}, who do not see ${step.anchor}`,
          ]
        : []
    })
}
