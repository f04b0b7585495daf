import { beforeEach, describe, expect, it } from '@jest/globals'
import { call } from 'shared/client'
import { checkSession, draftKey, signIn, signOut, storage, useSession } from 'shared/session'
import { aToken, aUser, documentLoads, id, mockFailure, mockFailureOnce, mockResponse } from 'shared/testing'
import { resetMocks, signedInAs, signedOut } from 'shared/testing'
import { keepToken, openDocument } from './store.ts'
import { useUnsaved } from './unsavedForms.ts'

const first = aUser({ id: id(1) })
const second = aUser({ id: id(2), firstname: 'Hugo', roles: ['ROLE_ASSISTANT'], paymentBlocked: true })

const ownedKeys = () => Object.keys(localStorage).filter((key) => !['complice.owner', 'jwtToken'].includes(key))

/** Another tab signs somebody in; this one gets the storage event. */
function signInElsewhere(token: string, owner: string) {
  localStorage.removeItem('complice.user')
  localStorage.setItem('jwtToken', token)
  localStorage.setItem('complice.owner', owner)
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwtToken' }))
}
/** Each key is removed separately: this tab may get the first event before the next key is removed. */
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
const ownerIn = (token: string) => {
  const user = [first, second].find((member) => token === aToken(member))
  return ['MEMBER', user?.id, ...(user?.roles.toSorted() ?? [])].join(' ')
}
const isEmptied = () => {
  const { token, user, isLeaving } = useSession.getState()
  return token === null && user === null && isLeaving && documentLoads.length === 1 && documentLoads[0] === '/'
}
const askBeforeUnload = (event: Event) => event.preventDefault()
const settledSoon = (work: Promise<unknown>) =>
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
  signedInAs(first)
})

describe('a document', () => {
  it('is replaced by the home page when another tab signs somebody else in', () => {
    document.title = 'Léa Martin · Complice'
    signInElsewhere(aToken(second), ownerIn(aToken(second)))
    expect(isEmptied()).toBe(true)
    expect(document.title).toBe('Complice')
    expect(localStorage.getItem('jwtToken')).toBe(aToken(second))
  })

  it('is replaced when shown again, if this happened while it was frozen', () => {
    localStorage.setItem('jwtToken', aToken(second))
    window.dispatchEvent(new Event('pageshow'))
    expect(isEmptied()).toBe(true)
  })

  it('is replaced when another tab signs out', () => {
    signOutElsewhere()
    expect(isEmptied()).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('is replaced by a sign-out, which reaches the server and empties the device', async () => {
    const ended = mockResponse('POST /logout', 204)
    storage.write(draftKey(first.id, 'evaluation.x'), '{}')
    storage.write('complice.booking', '{}')
    signOut()
    expect(isEmptied()).toBe(true)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(ended[0]?.headers.get('authorization')).toBe(`Bearer ${aToken(first)}`)
  })

  it('is replaced when the renewal returns the token of another member, in whose name nothing is sent', async () => {
    const requests = mockResponse('GET /animals', 200, [])
    mockFailureOnce('GET /animals', 401, 'E401')
    mockResponse('POST /session/renew', 200, { token: aToken(second) })
    expect(await settledSoon(call('GET /animals'))).toBe('pending')
    expect(requests).toHaveLength(0)
    expect(isEmptied()).toBe(true)
    expect(localStorage.getItem('jwtToken')).toBe(aToken(second))
  })

  it('is replaced when the same member returns with other roles', () => {
    keepToken(aToken({ ...first, roles: ['ROLE_ASSISTANT'] }))
    expect(isEmptied()).toBe(true)
  })

  it('remains while it has unsaved input when the roles of its member change, and is replaced afterwards', () => {
    useUnsaved.setState({ forms: new Set(['form']) })
    const renewed = aToken({ ...first, roles: ['ROLE_ASSISTANT'], privileges: ['CLUBS'] })
    keepToken(renewed)
    expect(useSession.getState()).toMatchObject({ token: renewed, isLeaving: false })
    expect(useSession.getState().user).toMatchObject({ roles: ['ROLE_ASSISTANT'], privileges: ['CLUBS'] })
    keepToken(renewed)
    expect(documentLoads).toEqual([])
    useUnsaved.setState({ forms: new Set() })
    expect(isEmptied()).toBe(true)
  })

  it('remains in another tab too, but never for somebody else', () => {
    useUnsaved.setState({ forms: new Set(['form']) })
    const renewed = aToken({ ...first, roles: ['ROLE_ASSISTANT'] })
    localStorage.setItem('jwtToken', renewed)
    localStorage.setItem('complice.owner', `MEMBER ${first.id} ROLE_ASSISTANT`)
    window.dispatchEvent(new StorageEvent('storage', { key: 'jwtToken' }))
    expect(useSession.getState()).toMatchObject({ token: renewed, isLeaving: false })
    signInElsewhere(aToken(second), ownerIn(aToken(second)))
    expect(isEmptied()).toBe(true)
    useUnsaved.setState({ forms: new Set() })
  })

  it('gets the new privileges with a renewed token', () => {
    keepToken(aToken({ ...first, privileges: ['CLUBS'] }))
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
    await signIn(aToken(first))
    expect(isEmptied()).toBe(true)
    expect(sessionStorage.getItem('complice.booking')).toBeNull()
  })

  it('is replaced despite unsaved input', () => {
    window.addEventListener('beforeunload', askBeforeUnload)
    signInElsewhere(aToken(second), ownerIn(aToken(second)))
    const unloading = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unloading)
    window.removeEventListener('beforeunload', askBeforeUnload)
    expect(unloading.defaultPrevented).toBe(false)
  })

  it('writes nothing to the storage once somebody else has signed in, even before the storage event', async () => {
    mockResponse('GET /user/details', 200, first)
    const check = checkSession()
    localStorage.setItem('jwtToken', aToken(second))
    localStorage.setItem('complice.owner', ownerIn(aToken(second)))
    localStorage.removeItem('complice.user')
    storage.write(draftKey(first.id, 'evaluation.x'), '{}')
    storage.remove('jwtToken')
    expect(await settledSoon(check)).toBe('settled')
    expect(isEmptied()).toBe(true)
    storage.write('complice.paymentBlocked', 'true')
    expect(ownedKeys()).toEqual([])
    expect(localStorage.getItem('jwtToken')).toBe(aToken(second))
  })

  it('does not end the session of somebody else when its own is refused', async () => {
    mockFailure('GET /animals', 401, 'E401')
    mockFailure('POST /session/renew', 401, 'E401')
    const request = call('GET /animals')
    localStorage.setItem('jwtToken', aToken(second))
    expect(await settledSoon(request)).toBe('pending')
    expect(localStorage.getItem('jwtToken')).toBe(aToken(second))
  })
})

describe('the same member', () => {
  it('signs in again after an expired session in the same document, and finds the typed input', async () => {
    storage.write(draftKey(first.id, 'evaluation.x'), '{}')
    mockFailure('GET /animals', 401, 'E401')
    mockFailure('POST /session/renew', 401, 'E401')
    await expect(call('GET /animals')).rejects.toMatchObject({ status: 401 })
    await signIn(aToken(first))
    expect(documentLoads).toEqual([])
    expect(useSession.getState()).toMatchObject({ token: aToken(first), expired: false })
    expect(storage.read(draftKey(first.id, 'evaluation.x'))).toBe('{}')
  })

  it('stays signed in in this tab when another one renews the token, or has its session expired', () => {
    const renewed = `${aToken(first)}2`
    signInElsewhere(renewed, ownerIn(aToken(first)))
    expect(useSession.getState()).toMatchObject({ token: renewed })
    expireElsewhere()
    expect(useSession.getState()).toMatchObject({ token: null, expired: true })
    expect(documentLoads).toEqual([])
  })
})

describe('another member', () => {
  it('who signs in after an expired session finds no data of the former one', async () => {
    storage.write(draftKey(first.id, 'evaluation.x'), '{}')
    storage.write('complice.tourSeen', '1')
    expireElsewhere()
    await signIn(aToken(second))
    expect(isEmptied()).toBe(true)
    expect(ownedKeys()).toEqual(['complice.tourSeen'])
  })

  it('whose token is on the device when the page is loaded finds no data of the former one', () => {
    storage.write(draftKey(first.id, 'evaluation.x'), '{}')
    localStorage.setItem('complice.paymentBlocked', 'true')
    localStorage.setItem('jwtToken', aToken(second))
    openDocument()
    expect(ownedKeys()).toEqual([])
    expect(useSession.getState()).toMatchObject({ token: aToken(second), user: null, paymentBlocked: false })
  })
})
