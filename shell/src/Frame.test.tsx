import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aToken, aUser, documentLoads, id, mockNetworkError, resetMocks, signedInAs } from 'shared/testing'
import { openShell } from './testing/openShell.tsx'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  resetMocks()
})

describe('Frame', () => {
  it('renders nothing from the moment another user signs in in another tab', async () => {
    signedInAs({ firstname: 'Camille' })
    const { address } = await openShell('/pros/patients')
    expect(await screen.findByText('Camille Roux')).toBeVisible()
    localStorage.setItem('jwtToken', aToken(aUser({ id: id(2) })))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwtToken' })))
    expect(document.body).toHaveTextContent(/^$/)
    expect(documentLoads).toEqual(['/'])
    expect(address()).toBe('/pros/patients')
  })

  it('shows a message after a sign-out without network, and moves the focus to its heading', async () => {
    mockNetworkError('POST /logout')
    signedInAs({ firstname: 'Camille' })
    await openShell('/pros/patients')
    await userEvent.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
    expect(await screen.findByRole('heading', { name: 'Vous êtes déconnecté' }, { timeout: 3_000 })).toHaveFocus()
    expect(screen.queryByText('Camille Roux')).toBeNull()
    expect(documentLoads).toEqual([])
  })
})
