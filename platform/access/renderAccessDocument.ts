import type { Route } from 'shared/contracts/routes/route'
import type { Access, AreaDescriptor } from 'shared/federation'

const everyone = 'tous'

const namesOrEveryone = (names: string | readonly string[] | undefined): string =>
  names === undefined ? everyone : [names].flat().join(' ')

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n')

/**
 * Returns the table row of a call. For a call with a member's token: the rights that it needs, and whether it is
 * allowed when the practice is blocked. For any other call: only its kind of authentication.
 */
const callRow = ([key, route]: [string, Route]): string[] =>
  route.auth === 'bearer'
    ? [
        key,
        namesOrEveryone(route.privilege),
        namesOrEveryone(route.offers),
        namesOrEveryone(route.roles),
        route.whenBlocked ? 'oui' : '',
      ]
    : [key, route.auth, '', '', '']

const accessCells = ({ privilege, anyPrivilege, offers }: Access): string[] => [
  namesOrEveryone(privilege ?? anyPrivilege),
  namesOrEveryone(offers),
]

/**
 * Returns the document with the rights that every call, page, menu entry and tour step needs, taken from the contract
 * and the descriptors.
 */
export const renderAccessDocument = (
  routes: Readonly<Record<string, Route>>,
  areas: readonly AreaDescriptor[],
): string => `# Who may open and call what

Written by \`npm run access\` from the contract and the areas' descriptors. A test fails when it is out of date, so that each change of a right appears here. « ${everyone} » means that no right is required. The API decides by \`mayCall\`, the pages by \`isOpenTo\` (\`shared/src/domain/accounts/access.ts\`).

## Calls

${tableOf(
  ['Call', 'Any of these privileges', 'Offers', 'Any of these roles', 'Also when blocked'],
  Object.entries(routes).map(callRow),
)}

## Pages

${tableOf(
  ['Page', 'Audience', 'Any of these privileges', 'Offers'],
  areas.flatMap(({ paths }) => paths.map((page) => [page.path, page.audience, ...accessCells(page)])),
)}

## Menu and tour

${tableOf(
  ['Entry', 'Leads to', 'Any of these privileges', 'Offers', 'Step of the tour'],
  areas.flatMap(({ menu, tour }) =>
    menu.map((entry) => [
      entry.label,
      entry.path,
      ...accessCells(entry),
      tour.some(({ anchor }) => anchor === `menu.${entry.id}`) ? 'oui' : '',
    ]),
  ),
)}
`
