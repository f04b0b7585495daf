import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { id, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { DevicesSection } from './DevicesSection.tsx'

const user = userEvent.setup({ delay: null })
const createDevice = (number: number, name: string, isCurrent: boolean) => ({
  id: id(number),
  device: name,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-22T10:30:00.000Z',
  isCurrent,
})

beforeEach(() => {
  signedInAs()
  mockResponse('GET /user/sign-ins', 200, [
    createDevice(1, 'Chrome sur Windows', true),
    createDevice(2, 'Safari sur iPhone', false),
  ])
})
afterEach(resetMocks)

it('the list of devices signs out one or all other devices, never the current device', async () => {
  const signOutOneRequests = mockResponse('DELETE /user/sign-ins/:signInId', 204)
  const signOutAllRequests = mockResponse('DELETE /user/sign-ins', 204)
  openArea(DevicesSection, '/pros/user')
  expect(await screen.findByText('Cet appareil')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Déconnecter Chrome/ })).not.toBeInTheDocument()
  await user.click(
    screen.getByRole('button', { name: /^Déconnecter Safari sur iPhone, utilisé le 22\/11\/2026 à 11:30$/ }),
  )
  expect(await screen.findByText('Appareil déconnecté')).toBeInTheDocument()
  expect(signOutOneRequests[0]?.url.pathname).toBe(`/api/user/sign-ins/${id(2)}`)
  await user.click(screen.getByRole('button', { name: 'Déconnecter tous les autres' }))
  expect(await screen.findByText('Autres appareils déconnectés')).toBeInTheDocument()
  expect(signOutAllRequests).toHaveLength(1)
})
