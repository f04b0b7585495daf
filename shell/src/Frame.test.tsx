import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { aToken, aUser, documentLoads, id, resetMocks, signedInAs } from 'shared/testing'
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
})
