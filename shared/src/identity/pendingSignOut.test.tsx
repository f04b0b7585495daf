import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { call } from 'shared/client'
import { resumeSignOut, signOut, storage, useSession } from 'shared/session'
import { aToken, aUser, documentLoads, mockFailure, mockNetworkError, mockResponse } from 'shared/testing'
import { resetMocks, signedInAs, signedOut } from 'shared/testing'
import { errorCode } from '../contracts/errorCodes.ts'
import { renew } from '../client/renew.ts'

const member = aUser()

beforeEach(() => {
  resetMocks()
  localStorage.clear()
  sessionStorage.clear()
  signedInAs(member)
})
afterEach(() => signedOut())

describe('a sign-out that the server has not confirmed', () => {
  it("removes the member's values immediately, without renewing the token or loading a document", async () => {
    mockNetworkError('POST /logout')
    const renewals = mockResponse('POST /session/renew', 200, { token: aToken(member) })
    storage.write('complice.deviceKey', 'key')
    await signOut()
    expect(useSession.getState()).toMatchObject({ token: null, user: null, isReplacingDocument: true })
    expect(Object.keys(localStorage)).toEqual(['complice.signOut'])
    await waitFor(() => expect(useSession.getState().isAwaitingNetwork).toBe(true), { timeout: 3000 })
    expect(await renew(aToken(member))).toBeUndefined()
    expect([renewals.length, documentLoads]).toEqual([0, []])
  })

  it('stops the document before the records are removed, so that a late 401 does not show the sign-in', async () => {
    mockFailure('GET /user/details', 401, errorCode.unauthenticated)
    mockNetworkError('POST /logout')
    const signOutPromise = signOut()
    expect(useSession.getState().isReplacingDocument).toBe(true)
    void call('GET /user/details', { query: { logo: 'false' } })
    await signOutPromise
    expect(useSession.getState()).toMatchObject({ token: null, expired: false, isReplacingDocument: true })
  })

  it("is sent with the member's token once there is network, and then the home page is loaded", async () => {
    mockNetworkError('POST /logout')
    await signOut()
    await waitFor(() => expect(useSession.getState().isAwaitingNetwork).toBe(true), { timeout: 3000 })
    const requests = mockResponse('POST /logout', 204)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(documentLoads).toEqual(['/']))
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${aToken(member)}`)
    expect(localStorage).toHaveLength(0)
  })

  it('remains pending when the server responds with 503', async () => {
    mockFailure('POST /logout', 503, errorCode.unavailable)
    await signOut()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([storage.read('complice.signOut'), documentLoads]).toEqual(['true', []])
  })

  it('is sent by a document that is opened later', async () => {
    signedOut()
    storage.write('complice.signOut', 'true')
    const requests = mockResponse('POST /logout', 204)
    resumeSignOut()
    await waitFor(() => expect(storage.read('complice.signOut')).toBeNull())
    expect([requests.length, documentLoads]).toEqual([1, []])
  })

  it('is sent before the next sign-in, whose cookie it would remove; the sign-in fails until then', async () => {
    signedOut()
    storage.write('complice.signOut', 'true')
    mockNetworkError('POST /logout')
    const signIns = mockResponse('POST /login', 200, { token: aToken(member) })
    const credentials = { email: 'a@exemple.fr', password: 'une-longue-phrase' }
    await expect(call('POST /login', { body: credentials })).rejects.toMatchObject({ status: 0 })
    expect(signIns).toHaveLength(0)
    const signOuts = mockResponse('POST /logout', 204)
    await call('POST /login', { body: credentials })
    expect([signOuts.length, signIns.length, storage.read('complice.signOut')]).toEqual([1, 1, null])
  })
})
