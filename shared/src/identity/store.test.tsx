import { beforeEach, describe, expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { call } from 'shared/client'
import { checkSession, draftKey, signIn, signOut, storage, useSession } from 'shared/session'
import { aToken, aUser, documentLoads, id, mockFailure, mockFailureOnce, mockResponse } from 'shared/testing'
import { resetMocks, signedInAs, signedOut } from 'shared/testing'
import { errorCode } from '../contracts/errorCodes.ts'
import { storeToken, openDocument } from './store.ts'
import { useUnsavedForms } from './unsavedForms.ts'

const firstMember = aUser({ id: id(1) })
const secondMember = aUser({ id: id(2), firstname: 'Hugo', roles: ['ROLE_ASSISTANT'], paymentBlocked: true })

const getKeysExceptOwnerAndToken = () =>
  Object.keys(localStorage).filter((key) => !['complice.owner', 'jwtToken'].includes(key))

/** Simulates another tab that signs a user in: this tab gets the storage event. */
function signInElsewhere(token: string, owner: string) {
  localStorage.removeItem('complice.user')
  localStorage.setItem('jwtToken', token)
  localStorage.setItem('complice.owner', owner)
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwtToken' }))
}
/** Simulates another tab that signs out: this tab may get the first event before the next key is removed. */
function signOutElsewhere() {
  for (const key of ['complice.owner', 'jwtToken', 'complice.user']) {
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}
function expireElsewhere() {
  for (const key of ['jwtToken', 'complice.user']) localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwtToken' }))
}
const ownerOfToken = (token: string) => {
  const user = [firstMember, secondMember].find((member) => token === aToken(member))
  return ['MEMBER', user?.id, ...(user?.roles.toSorted() ?? [])].join(' ')
}
const isReplacedByHomePage = () => {
  const { token, user, isReplacingDocument } = useSession.getState()
  return (
    token === null && user === null && isReplacingDocument && documentLoads.length === 1 && documentLoads[0] === '/'
  )
}
const preventUnload = (event: Event) => event.preventDefault()
const settlementWithin100Ms = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => 'settled',
      () => 'settled',
    ),
    new Promise((resolve) => setTimeout(() => resolve('pending'), 100)),
  ])

beforeEach(() => {
  resetMocks()
  localStorage.clear()
  sessionStorage.clear()
  signedInAs(firstMember)
})

describe('a document', () => {
  it('is replaced by the home page when another tab signs in another user', () => {
    document.title = 'Léa Martin · Complice'
    signInElsewhere(aToken(secondMember), ownerOfToken(aToken(secondMember)))
    expect(isReplacedByHomePage()).toBe(true)
    expect(document.title).toBe('Complice')
    expect(localStorage.getItem('jwtToken')).toBe(aToken(secondMember))
  })

  it('is replaced when it is shown again, if another tab signed in another user while it was frozen', () => {
    localStorage.setItem('jwtToken', aToken(secondMember))
    window.dispatchEvent(new Event('pageshow'))
    expect(isReplacedByHomePage()).toBe(true)
  })

  it('is replaced when another tab signs out', () => {
    storage.write('complice.scroll', JSON.stringify({ '/pros/patient/1': 120 }))
    signOutElsewhere()
    expect(isReplacedByHomePage()).toBe(true)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('is replaced when the user signs out, which is sent to the server and empties the storage', async () => {
    const logoutRequests = mockResponse('POST /logout', 204)
    storage.write(draftKey(firstMember.id, 'evaluation.x'), '{}')
    storage.write('complice.booking', '{}')
    storage.write('complice.scroll', JSON.stringify({ '/pros/patient/1': 120 }))
    await signOut()
    await waitFor(() => expect(isReplacedByHomePage()).toBe(true))
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(logoutRequests[0]?.headers.get('authorization')).toBe(`Bearer ${aToken(firstMember)}`)
  })

  it('is replaced when the renewal returns a token of another member, with which no request is sent', async () => {
    const requests = mockResponse('GET /animals', 200, [])
    mockFailureOnce('GET /animals', 401, errorCode.unauthenticated)
    mockResponse('POST /session/renew', 200, { token: aToken(secondMember) })
    expect(await settlementWithin100Ms(call('GET /animals'))).toBe('pending')
    expect(requests).toHaveLength(0)
    expect(isReplacedByHomePage()).toBe(true)
    expect(localStorage.getItem('jwtToken')).toBe(aToken(secondMember))
  })

  it('is replaced when the same member returns with other roles', () => {
    storeToken(aToken({ ...firstMember, roles: ['ROLE_ASSISTANT'] }))
    expect(isReplacedByHomePage()).toBe(true)
  })

  it('is replaced after the roles of its member change, but only once its unsaved input is saved', () => {
    useUnsavedForms.setState({ forms: new Set(['form']) })
    const renewedToken = aToken({ ...firstMember, roles: ['ROLE_ASSISTANT'], privileges: ['CLUBS'] })
    storeToken(renewedToken)
    expect(useSession.getState()).toMatchObject({ token: renewedToken, isReplacingDocument: false })
    expect(useSession.getState().user).toMatchObject({ roles: ['ROLE_ASSISTANT'], privileges: ['CLUBS'] })
    storeToken(renewedToken)
    expect(documentLoads).toEqual([])
    useUnsavedForms.setState({ forms: new Set() })
    expect(isReplacedByHomePage()).toBe(true)
  })

  it('with unsaved input remains when another tab gets a token with other roles, but not of another user', () => {
    useUnsavedForms.setState({ forms: new Set(['form']) })
    const renewedToken = aToken({ ...firstMember, roles: ['ROLE_ASSISTANT'] })
    localStorage.setItem('jwtToken', renewedToken)
    localStorage.setItem('complice.owner', `MEMBER ${firstMember.id} ROLE_ASSISTANT`)
    window.dispatchEvent(new StorageEvent('storage', { key: 'jwtToken' }))
    expect(useSession.getState()).toMatchObject({ token: renewedToken, isReplacingDocument: false })
    signInElsewhere(aToken(secondMember), ownerOfToken(aToken(secondMember)))
    expect(isReplacedByHomePage()).toBe(true)
    useUnsavedForms.setState({ forms: new Set() })
  })

  it('gets the new privileges of a renewed token', () => {
    storeToken(aToken({ ...firstMember, privileges: ['CLUBS'] }))
    expect(useSession.getState().user?.privileges).toEqual(['CLUBS'])
    expect(documentLoads).toEqual([])
  })

  it('is replaced when a member signs in after a patient has booked', async () => {
    signedOut()
    const patient = aToken(aUser({ id: id(9), roles: [] }))
    mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    await call('POST /public/patients/sessions', {
      token: patient,
      body: {
        therapistId: id(1),
        patientId: id(9),
        sessionTypeId: id(50),
        startDate: '2027-03-03',
        startTime: '10:00',
        endTime: '11:00',
        answers: [],
      },
    })
    storage.write('complice.booking', '{}')
    await signIn(aToken(firstMember))
    expect(isReplacedByHomePage()).toBe(true)
    expect(sessionStorage.getItem('complice.booking')).toBeNull()
  })

  it('is replaced without a warning about unsaved input when another user signs in', () => {
    window.addEventListener('beforeunload', preventUnload)
    signInElsewhere(aToken(secondMember), ownerOfToken(aToken(secondMember)))
    const unloadEvent = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unloadEvent)
    window.removeEventListener('beforeunload', preventUnload)
    expect(unloadEvent.defaultPrevented).toBe(false)
  })

  it('stores nothing once another tab has signed in another user, even before the storage event', async () => {
    mockResponse('GET /user/details', 200, firstMember)
    const check = checkSession()
    localStorage.setItem('jwtToken', aToken(secondMember))
    localStorage.setItem('complice.owner', ownerOfToken(aToken(secondMember)))
    localStorage.removeItem('complice.user')
    storage.write(draftKey(firstMember.id, 'evaluation.x'), '{}')
    storage.remove('jwtToken')
    expect(await settlementWithin100Ms(check)).toBe('settled')
    expect(isReplacedByHomePage()).toBe(true)
    storage.write('complice.paymentBlocked', 'true')
    expect(getKeysExceptOwnerAndToken()).toEqual([])
    expect(localStorage.getItem('jwtToken')).toBe(aToken(secondMember))
  })

  it('does not end the session of another member when its own session is refused', async () => {
    mockFailure('GET /animals', 401, errorCode.unauthenticated)
    mockFailure('POST /session/renew', 401, errorCode.unauthenticated)
    const request = call('GET /animals')
    localStorage.setItem('jwtToken', aToken(secondMember))
    expect(await settlementWithin100Ms(request)).toBe('pending')
    expect(localStorage.getItem('jwtToken')).toBe(aToken(secondMember))
  })
})

describe('the member of a document', () => {
  it('can sign in again in the same document after an expired session, and finds the stored drafts', async () => {
    storage.write(draftKey(firstMember.id, 'evaluation.x'), '{}')
    mockFailure('GET /animals', 401, errorCode.unauthenticated)
    mockFailure('POST /session/renew', 401, errorCode.unauthenticated)
    await expect(call('GET /animals')).rejects.toMatchObject({ status: 401 })
    await signIn(aToken(firstMember))
    expect(documentLoads).toEqual([])
    expect(useSession.getState()).toMatchObject({ token: aToken(firstMember), expired: false })
    expect(storage.read(draftKey(firstMember.id, 'evaluation.x'))).toBe('{}')
  })

  it('keeps the document when another tab renews the token or has its session expired', () => {
    const renewedToken = `${aToken(firstMember)}2`
    signInElsewhere(renewedToken, ownerOfToken(aToken(firstMember)))
    expect(useSession.getState()).toMatchObject({ token: renewedToken })
    expireElsewhere()
    expect(useSession.getState()).toMatchObject({ token: null, expired: true })
    expect(documentLoads).toEqual([])
  })
})

describe('another member', () => {
  it('who signs in after an expired session finds no data of the previous member', async () => {
    storage.write(draftKey(firstMember.id, 'evaluation.x'), '{}')
    storage.write('complice.tourSeen', '1')
    expireElsewhere()
    await signIn(aToken(secondMember))
    expect(isReplacedByHomePage()).toBe(true)
    expect(getKeysExceptOwnerAndToken()).toEqual(['complice.tourSeen'])
  })

  it('whose token is on the device when the page is loaded finds no data of the previous member', () => {
    storage.write(draftKey(firstMember.id, 'evaluation.x'), '{}')
    localStorage.setItem('complice.paymentBlocked', 'true')
    localStorage.setItem('jwtToken', aToken(secondMember))
    openDocument()
    expect(getKeysExceptOwnerAndToken()).toEqual([])
    expect(useSession.getState()).toMatchObject({ token: aToken(secondMember), user: null, paymentBlocked: false })
  })
})
