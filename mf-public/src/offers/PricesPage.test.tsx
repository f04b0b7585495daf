import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { anOperator, mockResponse, openArea, resetMocks, signedInAs, signedOut } from 'shared/testing'
import area from '../remote.tsx'

const openPage = () => openArea(area.Root, '/pros/prices')

describe('the prices page', () => {
  beforeEach(signedOut)
  afterEach(resetMocks)

  it('shows the offers of the sign-up with their free month', async () => {
    openPage()
    expect(await screen.findByRole('heading', { level: 1, name: 'Une offre pour chaque cabinet' })).toBeVisible()
    expect(screen.getByText('1 mois gratuit, sans carte bancaire.')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Standard',
      'Pro',
      'Ultime',
    ])
    expect(screen.getByRole('link', { name: 'Choisir Ultime' })).toHaveAttribute(
      'href',
      '/pros/prices?inscription=1&offre=ULTIME',
    )
  })

  it("shows the operator's e-mail address", async () => {
    mockResponse('GET /public/operator', 200, anOperator())
    openPage()
    expect(await screen.findByRole('link', { name: 'bonjour@prairie.test' })).toHaveAttribute(
      'href',
      'mailto:bonjour@prairie.test',
    )
  })

  it('links a member to the page on which the offer is changed', async () => {
    signedInAs()
    openPage()
    expect(await screen.findByRole('link', { name: 'Choisir Pro' })).toHaveAttribute('href', '/pros/paiement')
  })

  it('shows a member who cannot change the offer that the administrator chooses it, without links', async () => {
    signedInAs({ privileges: ['AGENDA', 'PATIENTS'], roles: ['ROLE_ASSISTANT'] })
    openPage()
    expect(await screen.findByText("Votre administrateur choisit l'offre de votre cabinet.")).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'Pro' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Choisir/ })).toBeNull()
  })
})
