import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { aToken, aUser, mockFailure, mockResponse, resetMocks, signedOut } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

beforeEach(signedOut)
afterEach(resetMocks)

describe('a member whose browser has cleared the storage', () => {
  it('is signed in again by the cookie, and sees the page', async () => {
    const calls = mockResponse('POST /session/renew', 200, { token: aToken() })
    mockResponse('GET /user/details', 200, aUser())
    const { address } = await openShell('/pros/patients')
    await waitFor(() => expect(localStorage.getItem('jwtToken')).toBe(aToken()))
    expect(address()).toBe('/pros/patients')
    expect(screen.queryByText('Connectez-vous pour continuer')).not.toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })

  it('must sign in when the cookie has expired too, after only one request', async () => {
    const calls = mockFailure('POST /session/renew', 401, errorCode.unauthenticated)
    await openShell('/pros/patients')
    expect(await screen.findByRole('dialog', { name: 'Connexion' })).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  it('must sign in when the server does not respond', async () => {
    mockFailure('POST /session/renew', 503, errorCode.unavailable)
    await openShell('/pros/patients')
    expect(await screen.findByRole('dialog', { name: 'Connexion' })).toBeVisible()
    expect(localStorage.getItem('jwtToken')).toBeNull()
  })

  it('is signed in again by the cookie when pressing the sign-in link of the home page', async () => {
    mockResponse('POST /session/renew', 200, { token: aToken() })
    mockResponse('GET /user/details', 200, aUser())
    const { address } = await openShell('/')
    await user.click(screen.getByRole('link', { name: 'Connexion' }))
    await waitFor(() => expect(address()).toBe('/pros/sessions'))
  })

  it('is not signed in again after a sign-out that has not reached the server yet', async () => {
    localStorage.setItem('complice.signOut', 'true')
    mockFailure('POST /logout', 503, errorCode.unavailable)
    const calls = mockFailure('POST /session/renew', 401, errorCode.unauthenticated)
    await openShell('/pros/patients')
    expect(await screen.findByRole('dialog', { name: 'Connexion' })).toBeVisible()
    expect(calls).toHaveLength(0)
    localStorage.removeItem('complice.signOut')
  })
})
