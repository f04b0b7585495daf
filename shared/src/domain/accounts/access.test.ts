import { describe, expect, it } from '@jest/globals'
import type { Offer } from '../../contracts/access.ts'
import { isOpenTo, parseRoleNames, landingPath, mayCall } from './access.ts'
import type { Rights } from './access.ts'

const rightsOf = (privileges: string[], offer: Offer | undefined = 'PRO'): Rights => ({
  privileges,
  roles: [],
  offer,
})

describe('landingPath, the first page after sign-in', () => {
  it.each([
    ['the agenda, before any other section', ['ADMINISTRATION', 'BILL', 'AGENDA'], '/pros/sessions'],
    ['the animals for a member without the agenda', ['CLUBS', 'ANIMALS'], '/pros/animals'],
    ['the clubs, before the patients', ['PATIENTS', 'CLUBS'], '/pros/clubs'],
    ['the patients, before the quotes', ['ESTIMATION', 'PATIENTS'], '/pros/patients'],
    ['the quotes, before the invoices', ['BILL', 'ESTIMATION'], '/pros/estimations'],
    ['the invoices, before the administration', ['ADMINISTRATION', 'BILL'], '/pros/billings'],
    ['the administration for a member with that privilege only', ['ADMINISTRATION'], '/pros/administration'],
    ['the profile for a member with unknown privileges only', ['DANSE'], '/pros/user'],
  ])('is %s', (_caseName, privileges, expected) => {
    expect(landingPath(privileges)).toBe(expected)
  })

  it('is the next section the member may open when the first one is unavailable, or else the profile', () => {
    expect(landingPath(['ANIMALS', 'PATIENTS'], (path) => path !== '/pros/animals')).toBe('/pros/patients')
    expect(landingPath(['ANIMALS'], () => false)).toBe('/pros/user')
  })
})

describe('isOpenTo, the access to a section', () => {
  const team = { privilege: 'ADMINISTRATION', offers: ['PRO', 'ULTIME'] } as const

  it.each<[caseName: string, access: Parameters<typeof isOpenTo>[0], rights: Rights, expected: boolean]>([
    ['open to everyone if nothing is required', {}, rightsOf([]), true],
    ['open with the required privilege', { privilege: 'BILL' }, rightsOf(['BILL']), true],
    ['closed without the required privilege', { privilege: 'BILL' }, rightsOf(['AGENDA']), false],
    ['open with one of the accepted privileges', { anyPrivilege: ['CLUBS', 'AGENDA'] }, rightsOf(['AGENDA']), true],
    ['closed with none of the accepted privileges', { anyPrivilege: ['CLUBS', 'AGENDA'] }, rightsOf(['BILL']), false],
    ['open with the privilege and one of the required offers', team, rightsOf(['ADMINISTRATION'], 'ULTIME'), true],
    ['closed to a practice with another offer', team, rightsOf(['ADMINISTRATION'], 'STANDARD'), false],
    ['closed with the required offer, but without the privilege', team, rightsOf(['AGENDA'], 'PRO'), false],
    [
      "closed while the practice's offer is unknown",
      team,
      { ...rightsOf(['ADMINISTRATION']), offer: undefined },
      false,
    ],
  ])('is %s', (_caseName, access, rights, expected) => {
    expect(isOpenTo(access, rights)).toBe(expected)
  })
})

describe('mayCall, the access to an API operation', () => {
  const member = { privileges: ['AGENDA', 'BILL'], offer: 'PRO', roles: ['ROLE_THERAPIST', 'ROLE_ADMIN'] } as const

  it.each<[string, Parameters<typeof mayCall>[0], boolean]>([
    ['open to all when it requires nothing', {}, true],
    ['open with the required privilege', { privilege: 'BILL' }, true],
    ['closed without the required privilege', { privilege: 'CLUBS' }, false],
    ['open with one of the accepted privileges', { privilege: ['CLUBS', 'AGENDA'] }, true],
    ['closed with none of the accepted privileges', { privilege: ['CLUBS', 'ANIMALS'] }, false],
    ['open with one of the accepted roles', { roles: ['ROLE_ASSISTANT', 'ROLE_ADMIN'] }, true],
    ['closed without the required role', { roles: ['ROLE_ASSISTANT'] }, false],
    ['open to a practice with an accepted offer', { offers: ['PRO', 'ULTIME'] }, true],
    ['closed to a practice with another offer', { offers: ['ULTIME'] }, false],
    [
      'closed to a practice with another offer, even with the privilege',
      { privilege: 'BILL', offers: ['ULTIME'] },
      false,
    ],
    ['closed without the required privilege, even with the role', { privilege: 'CLUBS', roles: ['ROLE_ADMIN'] }, false],
  ])('is %s', (_caseName, requirements, expected) => {
    expect(mayCall(requirements, member)).toBe(expected)
  })
})

describe('parseRoleNames', () => {
  it('removes the prefix ROLE_ and ignores unknown roles', () => {
    expect(parseRoleNames(['ROLE_THERAPIST', 'ADMIN', 'ROLE_WIZARD'])).toEqual(['ADMIN', 'THERAPIST'])
  })
})
