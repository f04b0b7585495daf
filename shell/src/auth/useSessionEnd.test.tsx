import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  anOperator,
  mockResponse,
  resetMocks,
  mockNetworkError,
  mockFailure,
  mockFailureOnce,
  signedInAs,
  signedOut,
  documentLoads,
} from 'shared/testing'
import { call } from 'shared/client'
import { useUnsaved } from 'shared/ui'
import { openShell } from '../testing/openShell.tsx'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  resetMocks()
  signedOut()
})

const requestAnimals = () =>
  act(async () =>
    call('GET /animals').then(
      () => undefined,
      () => undefined,
    ),
  )

describe('a session that the server no longer accepts', () => {
  it('redirects to the home page with a message, and keeps the page to return to in the router state', async () => {
    signedInAs()
    const { address, router } = await openShell('/pros/patients')
    mockFailure('GET /animals', 401, errorCode.unauthenticated)
    mockFailure('POST /session/renew', 401, errorCode.unauthenticated)
    await requestAnimals()
    await waitFor(() => expect(address()).toBe('/'))
    expect(router.state.location.state).toEqual({ from: '/pros/patients' })
    expect(screen.getByText('Votre session est terminée : reconnectez-vous.')).toBeVisible()
    expect(localStorage.getItem('jwtToken')).toBeNull()
  })

  it('opens the sign-in dialog above a page with unsaved input', async () => {
    signedInAs()
    const { address } = await openShell('/pros/patients')
    act(() => useUnsaved.setState({ forms: new Set(['form']) }))
    mockFailure('GET /animals', 401, errorCode.unauthenticated)
    mockFailure('POST /session/renew', 401, errorCode.unauthenticated)
    await requestAnimals()
    expect(await screen.findByRole('dialog', { name: 'Connexion' })).toBeVisible()
    expect(address()).toBe('/pros/patients')
    expect(screen.queryByText('Connectez-vous pour continuer')).not.toBeInTheDocument()
    act(() => useUnsaved.setState({ forms: new Set() }))
    expect(documentLoads).toEqual([])
  })

  it('continues on the same page when the server renews the token', async () => {
    signedInAs()
    const { address } = await openShell('/pros/patients')
    mockResponse('GET /animals', 200, [])
    mockFailureOnce('GET /animals', 401, errorCode.unauthenticated)
    mockResponse('POST /session/renew', 200, { token: 'fresh' })
    await requestAnimals()
    expect(address()).toBe('/pros/patients')
    expect(localStorage.getItem('jwtToken')).toBe('fresh')
  })

  it('ends when the token is refused at the start of the app', async () => {
    signedInAs()
    mockFailure('GET /user/details', 401, errorCode.unauthenticated)
    mockFailure('POST /session/renew', 401, errorCode.unauthenticated)
    const { address } = await openShell('/pros/patients')
    await waitFor(() => expect(address()).toBe('/'))
    expect(screen.getByRole('link', { name: 'Connexion' })).toBeVisible()
  })

  it('continues when the server is unreachable, with a banner and a retry button', async () => {
    signedInAs()
    mockNetworkError('GET /user/details')
    await openShell('/pros/patients')
    expect(await screen.findByText(/Le serveur ne répond pas/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    signedInAs()
    act(() => screen.getAllByRole('button', { name: 'Réessayer' })[0]?.click())
    await waitFor(() => expect(screen.queryByText(/Le serveur ne répond pas/)).not.toBeInTheDocument())
  })
})

describe('a practice whose trial is over', () => {
  it('is redirected to the blocked page, with links to pay and to contact the operator, after an E123 response', async () => {
    signedInAs({ paymentBlocked: true })
    mockResponse('GET /public/operator', 200, anOperator())
    const { address } = await openShell('/pros/patients')
    mockFailure('GET /animals', 402, errorCode.paymentBlocked)
    await requestAnimals()
    await waitFor(() => expect(address()).toBe('/pros/payment-blocked'))
    expect(await screen.findByRole('heading', { name: "Votre mois d'essai est arrive à sa fin ?" })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Renseigner mes informations de paiement' })).toHaveAttribute(
      'href',
      '/pros/paiement',
    )
    expect(await screen.findByRole('link', { name: 'bonjour@prairie.test' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:bonjour@prairie.test?'),
    )
    expect(localStorage.getItem('complice.paymentBlocked')).toBe('true')
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).not.toBeInTheDocument()
  })

  it('sees its menu again once the server reports the payment', async () => {
    signedInAs()
    await openShell('/pros/payment-blocked')
    expect(await screen.findByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    expect(localStorage.getItem('complice.paymentBlocked')).toBeNull()
  })
})
