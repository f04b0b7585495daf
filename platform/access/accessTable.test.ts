import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { routes } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { isOpenTo, knownRoles, mayCall } from 'shared/domain/accounts/access'
import type { Access } from 'shared/federation'
import { areaNames, descriptorOf, root } from '../build/packages.ts'
import { accessTable } from './accessTable.ts'

const areas = await Promise.all(areaNames().map(descriptorOf))
const document = readFileSync(join(root, 'docs/access.md'), 'utf8')

const privileges = ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS', 'ESTIMATION', 'BILL', 'ADMINISTRATION'] as const
const offers = ['STANDARD', 'PRO', 'ULTIME'] as const
const roles = ['ROLE_ADMIN', 'ROLE_THERAPIST', 'ROLE_ASSISTANT'] as const

/** Sets of privileges: none, each alone, and all of them. */
const privilegeSets = [[], ...privileges.map((each) => [each]), [...privileges]]
const members = privilegeSets.flatMap((held) =>
  offers.flatMap((offer) => roles.map((role) => ({ privileges: held, offer, roles: [role] }))),
)

/** Rows of the document's table below a heading, by their first cell. */
const linesOf = (heading: string): Map<string, string[]> => {
  const part = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  return new Map(
    rows
      .slice(1)
      .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()))
      .map((cells) => [cells[0] ?? '', cells]),
  )
}
const allows = (cell: string | undefined, held: readonly string[]) =>
  cell === 'tous' || (cell ?? '').split(' ').some((name) => held.includes(name))

describe('the document of access rights', () => {
  it('is up to date with contract and descriptors (written by npm run access)', () => {
    expect(document).toBe(accessTable(routes, areas))
  })

  const calls = linesOf('Calls')
  it.each(Object.entries<Route>(routes).filter(([, { auth }]) => auth === 'bearer'))(
    'lists the access to %s by privilege, offer and role',
    (key, route) => {
      const [, privilege, offer, role] = calls.get(key) ?? []
      for (const member of members) {
        const isAllowed =
          allows(privilege, member.privileges) && allows(offer, [member.offer]) && allows(role, member.roles)
        expect([member, mayCall(route, member)]).toEqual([member, isAllowed])
      }
    },
  )

  const pages = linesOf('Pages')
  it.each(areas.flatMap(({ paths }) => paths.map((page) => [page.path, page] as const)))(
    'lists the access to %s by privilege and offer',
    (path, page) => {
      const [, , privilege, offer] = pages.get(path) ?? []
      for (const member of members) {
        const rights = { privileges: member.privileges, offer: member.offer, roles: knownRoles(member.roles) }
        const isAllowed = allows(privilege, member.privileges) && allows(offer, [member.offer])
        expect([member, isOpenTo(page, rights)]).toEqual([member, isAllowed])
      }
    },
  )
})

const gateOf = ({ privilege, anyPrivilege, offers: open }: Access) => ({ privilege, anyPrivilege, open })

describe('the menu and the tour', () => {
  const entries = areas.flatMap(({ menu }) => menu)
  const paths = areas.flatMap((area) => area.paths)

  it.each(entries.map((entry) => [entry.label, entry] as const))(
    'shows %s to users who may open its page',
    (_label, entry) => {
      const page = paths.find(({ path }) => path.replace(/\/:\w+\?$/, '') === entry.path)
      expect(page && gateOf(page)).toEqual(gateOf(entry))
    },
  )

  it.each(areas.flatMap(({ tour }) => tour.map((step) => [step.title, step] as const)))(
    'shows the step %s to users who have the entry',
    (_title, step) => {
      const entry = entries.find(({ id }) => step.anchor === `menu.${id}`)
      expect(entry && gateOf(entry)).toEqual(gateOf(step))
    },
  )

  const held = (privilege: (typeof privileges)[number], offer: (typeof offers)[number]) =>
    entries.filter((entry) => isOpenTo(entry, { privileges: [privilege], offer, roles: [] })).map(({ label }) => label)

  it('shows the sections of each privilege as ordered', () => {
    expect(held('AGENDA', 'STANDARD')).toEqual(['Rendez-vous'])
    expect(held('PATIENTS', 'ULTIME')).toEqual(['Patients'])
    expect(held('BILL', 'PRO')).toEqual(['Factures'])
    expect(held('ADMINISTRATION', 'STANDARD')).not.toContain('Equipe')
    expect(held('ADMINISTRATION', 'PRO')).toContain('Equipe')
    expect(held('ADMINISTRATION', 'ULTIME')).toContain('Equipe')
  })
})
