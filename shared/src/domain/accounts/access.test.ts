import { describe, expect, it } from '@jest/globals'
import type { Offer } from '../../contracts/access.ts'
import { isOpenTo, knownRoles, landingPath, mayCall } from './access.ts'
import type { Rights } from './access.ts'

const holding = (privileges: string[], offer: Offer | undefined = 'PRO'): Rights => ({ privileges, roles: [], offer })

describe('the landing page', () => {
  it.each([
    ['the agenda first', ['ADMINISTRATION', 'BILL', 'AGENDA'], '/pros/sessions'],
    ['the animals without the agenda', ['CLUBS', 'ANIMALS'], '/pros/animals'],
    ['the places before the patients', ['PATIENTS', 'CLUBS'], '/pros/clubs'],
    ['the patients before the quotes', ['ESTIMATION', 'PATIENTS'], '/pros/patients'],
    ['the quotes before the invoices', ['BILL', 'ESTIMATION'], '/pros/estimations'],
    ['the invoices before the administration', ['ADMINISTRATION', 'BILL'], '/pros/billings'],
    ['the administration last', ['ADMINISTRATION'], '/pros/administration'],
    ['the profile with nothing known', ['DANSE'], '/pros/user'],
  ])('is %s', (_sentence, privileges, expected) => {
    expect(landingPath(privileges)).toBe(expected)
  })

  it('is the next section the member may open when the first is unavailable', () => {
    expect(landingPath(['ANIMALS', 'PATIENTS'], (path) => path !== '/pros/animals')).toBe('/pros/patients')
    expect(landingPath(['ANIMALS'], () => false)).toBe('/pros/user')
  })
})

describe('a part of the product', () => {
  const team = { privilege: 'ADMINISTRATION', offers: ['PRO', 'ULTIME'] } as const

  it.each<[string, Parameters<typeof isOpenTo>[0], Rights, boolean]>([
    ['open to everyone without requirements', {}, holding([]), true],
    ['open with its privilege', { privilege: 'BILL' }, holding(['BILL']), true],
    ['closed without it', { privilege: 'BILL' }, holding(['AGENDA']), false],
    ['open with one privilege of several', { anyPrivilege: ['CLUBS', 'AGENDA'] }, holding(['AGENDA']), true],
    ['closed with none of several', { anyPrivilege: ['CLUBS', 'AGENDA'] }, holding(['BILL']), false],
    ['open to its offers', team, holding(['ADMINISTRATION'], 'ULTIME'), true],
    ['closed to another offer', team, holding(['ADMINISTRATION'], 'STANDARD'), false],
    ['closed to its offer without the privilege', team, holding(['AGENDA'], 'PRO'), false],
    ['closed while the offer is unknown', team, { ...holding(['ADMINISTRATION']), offer: undefined }, false],
  ])('is %s', (_sentence, access, rights, expected) => {
    expect(isOpenTo(access, rights)).toBe(expected)
  })
})

describe('a call of the API', () => {
  const member = { privileges: ['AGENDA', 'BILL'], offer: 'PRO', roles: ['ROLE_THERAPIST', 'ROLE_ADMIN'] } as const

  it.each<[string, Parameters<typeof mayCall>[0], boolean]>([
    ['open to all when it requires nothing', {}, true],
    ['open with its privilege', { privilege: 'BILL' }, true],
    ['closed without its privilege', { privilege: 'CLUBS' }, false],
    ['open with one privilege of several', { privilege: ['CLUBS', 'AGENDA'] }, true],
    ['closed with none of several', { privilege: ['CLUBS', 'ANIMALS'] }, false],
    ['open with one role of several', { roles: ['ROLE_ASSISTANT', 'ROLE_ADMIN'] }, true],
    ['closed without its role', { roles: ['ROLE_ASSISTANT'] }, false],
    ['open to its offer', { offers: ['PRO', 'ULTIME'] }, true],
    ['closed to another offer', { offers: ['ULTIME'] }, false],
    ['closed to another offer, whatever the privilege', { privilege: 'BILL', offers: ['ULTIME'] }, false],
    ['closed without its privilege, whatever the role', { privilege: 'CLUBS', roles: ['ROLE_ADMIN'] }, false],
  ])('is %s', (_sentence, gate, expected) => {
    expect(mayCall(gate, member)).toBe(expected)
  })
})

describe('a role', () => {
  it('is sent as ROLE_X and is compared as X; an unknown one is ignored', () => {
    expect(knownRoles(['ROLE_THERAPIST', 'ADMIN', 'ROLE_WIZARD'])).toEqual(['ADMIN', 'THERAPIST'])
  })
})
