import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { routes } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { isOpenTo, parseRoleNames, mayCall } from 'shared/domain/accounts/access'
import type { Access } from 'shared/federation'
import { areaNames, descriptorOf, root } from '../build/packages.ts'
import { renderAccessDocument } from './renderAccessDocument.ts'

const areas = await Promise.all(areaNames().map(descriptorOf))
const document = readFileSync(join(root, 'docs/access.md'), 'utf8')

const privileges = ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS', 'ESTIMATION', 'BILL', 'ADMINISTRATION'] as const
const offers = ['STANDARD', 'PRO', 'ULTIME'] as const
const roles = ['ROLE_ADMIN', 'ROLE_THERAPIST', 'ROLE_ASSISTANT'] as const

/** Sets of privileges: none, each privilege alone, and all of them. */
const privilegeSets = [[], ...privileges.map((privilege) => [privilege]), [...privileges]]
const members = privilegeSets.flatMap((grantedPrivileges) =>
  offers.flatMap((offer) => roles.map((role) => ({ privileges: grantedPrivileges, offer, roles: [role] }))),
)

/** Returns the rows of the table under a heading of the document, by their first cell. */
const readRowsUnder = (heading: string): Map<string, string[]> => {
  const section = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  return new Map(
    rows
      .slice(1)
      .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()))
      .map((cells) => [cells[0] ?? '', cells]),
  )
}
const isListed = (cell: string | undefined, grantedNames: readonly string[]) =>
  cell === 'tous' || (cell ?? '').split(' ').some((name) => grantedNames.includes(name))

describe('the document of access rights', () => {
  it('is up to date with the contract and the descriptors (npm run access writes it)', () => {
    expect(document).toBe(renderAccessDocument(routes, areas))
  })

  const calls = readRowsUnder('Calls')
  it.each(Object.entries<Route>(routes).filter(([, { auth }]) => auth === 'bearer'))(
    'lists the access to %s by privilege, offer and role',
    (key, route) => {
      const [, privilege, offer, role] = calls.get(key) ?? []
      for (const member of members) {
        const isAllowed =
          isListed(privilege, member.privileges) && isListed(offer, [member.offer]) && isListed(role, member.roles)
        expect([member, mayCall(route, member)]).toEqual([member, isAllowed])
      }
    },
  )

  const pages = readRowsUnder('Pages')
  it.each(areas.flatMap(({ paths }) => paths.map((page) => [page.path, page] as const)))(
    'lists the access to %s by privilege and offer',
    (path, page) => {
      const [, , privilege, offer] = pages.get(path) ?? []
      for (const member of members) {
        const rights = { privileges: member.privileges, offer: member.offer, roles: parseRoleNames(member.roles) }
        const isAllowed = isListed(privilege, member.privileges) && isListed(offer, [member.offer])
        expect([member, isOpenTo(page, rights)]).toEqual([member, isAllowed])
      }
    },
  )
})

const requiredRightsOf = ({ privilege, anyPrivilege, offers: requiredOffers }: Access) => ({
  privilege,
  anyPrivilege,
  requiredOffers,
})

describe('the menu and the tour', () => {
  const entries = areas.flatMap(({ menu }) => menu)
  const paths = areas.flatMap((area) => area.paths)

  it.each(entries.map((entry) => [entry.label, entry] as const))(
    'show the menu entry %s to users who may open its page',
    (_label, entry) => {
      const page = paths.find(({ path }) => path.replace(/\/:\w+\?$/, '') === entry.path)
      expect(page && requiredRightsOf(page)).toEqual(requiredRightsOf(entry))
    },
  )

  it.each(areas.flatMap(({ tour }) => tour.map((step) => [step.title, step] as const)))(
    'show the tour step %s to users who have its menu entry',
    (_title, step) => {
      const entry = entries.find(({ id }) => step.anchor === `menu.${id}`)
      expect(entry && requiredRightsOf(entry)).toEqual(requiredRightsOf(step))
    },
  )

  const menuLabelsOf = (privilege: (typeof privileges)[number], offer: (typeof offers)[number]) =>
    entries.filter((entry) => isOpenTo(entry, { privileges: [privilege], offer, roles: [] })).map(({ label }) => label)

  it('show members only the menu entries of their privilege and offer', () => {
    // A new area may add an entry for the same privilege.
    for (const [privilege, offer, label] of [
      ['AGENDA', 'STANDARD', 'Rendez-vous'],
      ['PATIENTS', 'ULTIME', 'Patients'],
      ['BILL', 'PRO', 'Factures'],
    ] as const) {
      expect(menuLabelsOf(privilege, offer)).toContain(label)
      const others = privileges.filter((other) => other !== privilege && other !== 'ADMINISTRATION')
      for (const other of others) expect(menuLabelsOf(other, offer)).not.toContain(label)
    }
    expect(menuLabelsOf('ADMINISTRATION', 'STANDARD')).not.toContain('Equipe')
    expect(menuLabelsOf('ADMINISTRATION', 'PRO')).toContain('Equipe')
    expect(menuLabelsOf('ADMINISTRATION', 'ULTIME')).toContain('Equipe')
  })
})
