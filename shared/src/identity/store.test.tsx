import { beforeEach, describe, expect, it } from '@jest/globals'
import { aToken } from '../testing/signedInAs.ts'
import { aUser } from '../testing/things.ts'
import { claimsOf } from './claims.ts'
import { forgetSession, useSession } from './store.ts'

const { getState } = useSession

/** What this tab finds when another one has written the details. */
function userAfterStorageOf(details: string) {
  localStorage.setItem('jwtToken', aToken())
  localStorage.setItem('complice.user', details)
  window.dispatchEvent(new StorageEvent('storage', { key: 'complice.user' }))
  return getState().user
}

beforeEach(() => forgetSession())

describe('the details of the user on the device', () => {
  it('are those of the last page, without the logo', () => {
    const { logo: _, ...details } = aUser()
    expect(userAfterStorageOf(JSON.stringify(details))).toEqual(details)
  })

  it.each([
    ['no JSON', '{"id":'],
    ['no object', '[]'],
    ['null', 'null'],
    ['without tenant', JSON.stringify({ ...aUser(), tenant: undefined })],
    ['without privileges', JSON.stringify({ ...aUser(), privileges: 'AGENDA' })],
    ['in a time zone nobody knows', JSON.stringify({ ...aUser(), tenant: { ...aUser().tenant, timeZone: 'Mars' } })],
  ])('are dropped when they are %s; the sign-in stays', (_sentence, details) => {
    expect(userAfterStorageOf(details)).toBeNull()
    expect(getState().token).not.toBeNull()
  })
})

const token = (payload: string) => `header.${btoa(payload)}.signature`

describe('the claims of a token', () => {
  it('are its roles and privileges', () => {
    expect(claimsOf(aToken())).toEqual({ roles: aUser().roles, privileges: aUser().privileges })
  })

  it.each([
    ['no token', null],
    ['no JSON', token('{')],
    ['null', token('null')],
    ['roles of another type', token('{"roles":"ROLE_ADMIN","privileges":[1,null]}')],
  ])('are none for %s', (_sentence, value) => {
    expect(claimsOf(value)).toEqual({ roles: [], privileges: [] })
  })
})
