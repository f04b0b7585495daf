import { beforeEach, expect, it } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useSession } from 'shared/session'
import { aUser, resetMocks, signedInAs, signedOut } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const title = "Votre mois d'essai est arrive à sa fin ?"
const payLabel = 'Renseigner mes informations de paiement'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  resetMocks()
  signedOut()
})

it("the blocked page links an administrator to the payment, and to the operator's e-mail address", async () => {
  signedInAs({ paymentBlocked: true })
  await openShell('/pros/payment-blocked')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: payLabel })).toHaveAttribute('href', '/pros/paiement')
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
})

it('the blocked page tells other members to contact an administrator', async () => {
  signedInAs({ paymentBlocked: true, roles: ['ROLE_ASSISTANT'], privileges: ['AGENDA'] })
  await openShell('/pros/payment-blocked')
  expect(await screen.findByText(/Prévenez l'administrateur de votre cabinet/)).toBeVisible()
  expect(screen.queryByRole('link', { name: payLabel })).not.toBeInTheDocument()
})

it('the blocked page leads to the home page once the payment was made in another tab', async () => {
  const user = signedInAs({ paymentBlocked: true })
  const { address } = await openShell('/pros/payment-blocked')
  await screen.findByRole('heading', { level: 1, name: title })
  localStorage.setItem('complice.user', JSON.stringify(aUser({ ...user, paymentBlocked: false })))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'complice.user' })))
  localStorage.removeItem('complice.paymentBlocked')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'complice.paymentBlocked' })))
  await waitFor(() => expect(useSession.getState().paymentBlocked).toBe(false))
  await waitFor(() => expect(address()).not.toBe('/pros/payment-blocked'))
})
