import { Offer, Privilege } from '../../contracts/access.ts'
import type { Access, AreaDescriptor, MenuEntry } from '../federation.ts'
import { iconNames } from '../federation.ts'
import { isAreaDescriptor } from '../guards.ts'
import { bestMatch } from '../paths.ts'
import { grantInWords, grantsOf, isOpenWith } from './grants.ts'

/** What the shell cannot read in a descriptor, and what leads a member to a page that is not there or not open. */
export function descriptorProblems(given: unknown): string[] {
  // As JSON, which is how the registry carries it.
  const descriptor: unknown = JSON.parse(JSON.stringify(given ?? null))
  if (!isAreaDescriptor(descriptor)) {
    return [
      'The descriptor is not what the shell reads: see AreaDescriptor in shared/federation, and isAreaDescriptor in its guards',
    ]
  }
  return [...saidTwice(descriptor), ...unknownWords(descriptor), ...deadEnds(descriptor), ...lostAnchors(descriptor)]
}

function saidTwice({ paths, menu, tour }: AreaDescriptor): string[] {
  const claims: Readonly<Record<string, readonly string[]>> = {
    path: paths.map(({ path }) => path),
    'menu entry': menu.map(({ id }) => id),
    'step of the tour': tour.map(({ id }) => id),
  }
  return Object.entries(claims).flatMap(([what, names]) =>
    names.filter((name, rank) => names.indexOf(name) !== rank).map((name) => `The ${what} ${name} is claimed twice`),
  )
}

const privileges: readonly string[] = Privilege.anyOf.map((each) => each.const)
const offers: readonly string[] = Offer.anyOf.map((each) => each.const)
const icons: readonly string[] = iconNames

function unknownWords({ paths, menu, tour }: AreaDescriptor): string[] {
  const everyone: readonly Access[] = [...paths, ...menu, ...tour]
  const required = everyone.flatMap(({ privilege, anyPrivilege = [] }) => [
    ...(privilege ? [privilege] : []),
    ...anyPrivilege,
  ])
  return [
    ...strangers('privilege', required, privileges),
    ...strangers(
      'offer',
      everyone.flatMap((access) => access.offers ?? []),
      offers,
    ),
    ...strangers(
      'icon',
      menu.map(({ icon }) => icon),
      icons,
    ),
  ]
}

const strangers = (what: string, named: readonly string[], known: readonly string[]): string[] =>
  [...new Set(named)]
    .filter((name) => !known.includes(name))
    .map((name) => `There is no ${what} ${name}: choose among ${known.join(', ')}`)

/** A menu entry must lead to a page of its own area that is open to everyone who sees the entry. */
function deadEnds({ paths, menu }: AreaDescriptor): string[] {
  return menu.flatMap((entry) =>
    addressesIn(entry).flatMap((address) => {
      const owned = bestMatch(paths, address)
      if (!owned) return [`The menu entry ${entry.id} leads to ${address}, which is no path of this area`]
      const closedTo = grantsOf(entry).find((grant) => !isOpenWith(owned, grant))
      return closedTo
        ? [`The menu entry ${entry.id} is shown with ${grantInWords(closedTo)}, and ${address} is closed to them`]
        : []
    }),
  )
}

const addressesIn = ({ path, plus }: MenuEntry): MenuEntry['path'][] => [path, ...(plus ? [plus.path] : [])]

/** The anchors the shell draws for the area; those on its own pages are looked for there. */
function lostAnchors({ menu, tour }: AreaDescriptor): string[] {
  return tour
    .filter(({ anchor }) => anchor.startsWith('menu.'))
    .flatMap((step) => {
      const entry = menu.find(({ id }) => `menu.${id}` === step.anchor)
      if (!entry) return [`The tour points at ${step.anchor}, which is no menu entry of this area`]
      const blind = grantsOf(step).find((grant) => !isOpenWith(entry, grant))
      return blind
        ? [`The step ${step.id} of the tour is shown with ${grantInWords(blind)}, who do not see ${step.anchor}`]
        : []
    })
}
