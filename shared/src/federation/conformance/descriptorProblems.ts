import { Offer, Privilege } from '../../contracts/access.ts'
import type { Access, AreaDescriptor, MenuEntry } from '../federation.ts'
import { iconNames, maxBottomBarLabelLength, maxFirstStepLabelLength } from '../federation.ts'
import { isAreaDescriptor } from '../guards.ts'
import { bestMatch } from '../paths.ts'
import { describeGrant, grantsOf, isOpenWith } from './grants.ts'

/**
 * Returns the problems of a descriptor: parts that the shell cannot read, duplicates, unknown names, overlong labels,
 * tour anchors missing in the menu, and links to pages that are missing or not open to everyone who sees the link.
 */
export function descriptorProblems(value: unknown): string[] {
  // The registry stores descriptors as JSON.
  const descriptor: unknown = JSON.parse(JSON.stringify(value ?? null))
  if (!isAreaDescriptor(descriptor)) {
    return ['The descriptor is invalid: see AreaDescriptor in shared/federation, and isAreaDescriptor in its guards']
  }
  return [
    ...findDuplicates(descriptor),
    ...findUnknownReferences(descriptor),
    ...findUnreachableLinks(descriptor),
    ...findUnknownMenuAnchors(descriptor),
    ...findLongBottomBarLabels(descriptor),
    ...findLongFirstStepLabels(descriptor),
  ]
}

function findDuplicates({ paths, menu, tour, actions = [], firstSteps = [] }: AreaDescriptor): string[] {
  const declaredNames: Readonly<Record<string, readonly string[]>> = {
    path: paths.map(({ path }) => path),
    'menu entry': menu.map(({ id }) => id),
    'step of the tour': tour.map(({ id }) => id),
    action: actions.map(({ label }) => label),
    'first step': firstSteps.map(({ id }) => id),
  }
  return Object.entries(declaredNames).flatMap(([kind, names]) =>
    names.filter((name, index) => names.indexOf(name) !== index).map((name) => `The ${kind} ${name} is declared twice`),
  )
}

const privileges: readonly string[] = Privilege.anyOf.map((each) => each.const)
const offers: readonly string[] = Offer.anyOf.map((each) => each.const)
const icons: readonly string[] = iconNames

function findUnknownReferences({ paths, menu, tour, actions = [], firstSteps = [] }: AreaDescriptor): string[] {
  const accesses: readonly Access[] = [...paths, ...menu, ...tour, ...actions, ...firstSteps]
  const requiredPrivileges = accesses.flatMap(({ privilege, anyPrivilege = [] }) => [
    ...(privilege ? [privilege] : []),
    ...anyPrivilege,
  ])
  return [
    ...findUnknownNames('privilege', requiredPrivileges, privileges),
    ...findUnknownNames(
      'offer',
      accesses.flatMap((access) => access.offers ?? []),
      offers,
    ),
    ...findUnknownNames(
      'icon',
      menu.map(({ icon }) => icon),
      icons,
    ),
  ]
}

const findUnknownNames = (
  declaredKind: string,
  usedNames: readonly string[],
  knownNames: readonly string[],
): string[] =>
  [...new Set(usedNames)]
    .filter((name) => !knownNames.includes(name))
    .map((name) => `There is no ${declaredKind} ${name}: choose among ${knownNames.join(', ')}`)

const findLongBottomBarLabels = ({ menu }: AreaDescriptor): string[] =>
  menu
    .filter(({ isInBottomBar, label }) => isInBottomBar && label.length > maxBottomBarLabelLength)
    .map(
      ({ id, label }) =>
        `The label of the menu entry ${id} has ${label.length} letters: the bar of a phone has room for ${maxBottomBarLabelLength}`,
    )

const findLongFirstStepLabels = ({ firstSteps = [] }: AreaDescriptor): string[] =>
  firstSteps
    .filter(({ label }) => label.length > maxFirstStepLabelLength)
    .map(
      ({ id, label }) =>
        `The label of the first step ${id} has ${label.length} letters: the menu has room for ${maxFirstStepLabelLength}`,
    )

/** A link that the shell shows for the area, with its name in the messages. */
interface ShownLink {
  name: string
  access: Access
  address: string
}

const linksOf = ({ menu, actions = [], firstSteps = [] }: AreaDescriptor): ShownLink[] => [
  ...menu.flatMap((entry) =>
    addressesIn(entry).map((address) => ({ name: `menu entry ${entry.id}`, access: entry, address })),
  ),
  ...actions.map((action) => ({ name: `action ${action.label}`, access: action, address: action.path })),
  ...firstSteps.flatMap((step) =>
    [step.path, ...(step.other ? [step.other.path] : [])].map((address) => ({
      name: `first step ${step.id}`,
      access: step,
      address,
    })),
  ),
]

/** Finds links that lead outside the area, or to a page that is not open to everyone who sees the link. */
function findUnreachableLinks(descriptor: AreaDescriptor): string[] {
  return linksOf(descriptor).flatMap(({ name, access, address }) => {
    const areaPath = bestMatch(descriptor.paths, address.replace(/\?.*$/, ''))
    if (!areaPath) return [`The ${name} leads to ${address}, which matches no path of this area`]
    const refusedGrant = grantsOf(access).find((grant) => !isOpenWith(areaPath, grant))
    return refusedGrant
      ? [`The ${name} is shown to members with ${describeGrant(refusedGrant)}, who may not open ${address}`]
      : []
  })
}

const addressesIn = ({ path, plus }: MenuEntry): MenuEntry['path'][] => [path, ...(plus ? [plus.path] : [])]

/**
 * Finds tour anchors that do not exist in the shell's menu; `anchorProblems` checks the anchors on the area's own pages.
 */
function findUnknownMenuAnchors({ menu, tour }: AreaDescriptor): string[] {
  return tour
    .filter(({ anchor }) => anchor.startsWith('menu.'))
    .flatMap((step) => {
      const entry = menu.find(({ id }) => `menu.${id}` === step.anchor)
      if (!entry) return [`The tour targets ${step.anchor}, which is not a menu entry of this area`]
      const grantWithoutEntry = grantsOf(step).find((grant) => !isOpenWith(entry, grant))
      return grantWithoutEntry
        ? [
            `The step ${step.id} of the tour is shown to members with ${describeGrant(grantWithoutEntry)}, who do not see ${step.anchor}`,
          ]
        : []
    })
}
