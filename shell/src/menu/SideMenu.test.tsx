import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserDetails } from 'shared/contracts/accounts/account'
import { resetMocks, signedInAs, signedOut } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const createTenant = (offer: UserDetails['tenant']['offer']) => ({
  offer,
  taxesAmount: 20,
  trialEndsAt: '2026-12-20T00:00:00.000Z',
  timeZone: 'Europe/Paris',
})
const findMenu = () => screen.findByRole('navigation', { name: 'Menu principal' })
const findLabels = async () =>
  within(await findMenu())
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent)

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  resetMocks()
  signedOut()
  window.innerWidth = 1280
})

describe('the side menu', () => {
  it.each<[string, UserDetails['privileges'], UserDetails['tenant']['offer'], string[]]>([
    ['of a member with access to the agenda only', ['AGENDA'], 'ULTIME', ['Rendez-vous']],
    [
      'of an assistant',
      ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS'],
      'PRO',
      ['Rendez-vous', 'Animaux', 'Lieux', 'Patients'],
    ],
    [
      'of quotes and invoices, with the links to add a quote and to add an invoice',
      ['ESTIMATION', 'BILL'],
      'PRO',
      ['Devis', 'Ajouter un devis', 'Factures', 'Ajouter une facture'],
    ],
    [
      'of an administrator on Standard, without the team',
      ['ADMINISTRATION'],
      'STANDARD',
      ['Prévisionnel', 'Administration', 'Types séances'],
    ],
    [
      'of an administrator on Pro',
      ['ADMINISTRATION'],
      'PRO',
      ['Prévisionnel', 'Administration', 'Types séances', 'Equipe'],
    ],
    [
      'of an administrator on Ultime',
      ['ADMINISTRATION'],
      'ULTIME',
      ['Prévisionnel', 'Administration', 'Types séances', 'Equipe'],
    ],
  ])('shows the entries %s', async (_caseName, privileges, offer, expected) => {
    signedInAs({ privileges, tenant: createTenant(offer) })
    await openShell('/pros/user')
    expect(await findLabels()).toEqual(expected)
  })

  it.each([
    ['/pros/clubs', 'Lieux'],
    ['/pros/session', 'Rendez-vous'],
    ['/pros/animal/3f2b', 'Animaux'],
    ['/pros/billings/unbilled', 'Factures'],
  ])('marks the entry of the current page %s', async (page, label) => {
    signedInAs()
    await openShell(page)
    expect(within(await findMenu()).getByRole('link', { current: 'page' })).toHaveTextContent(label)
  })

  it('collapses to icons that keep their accessible names, and stays collapsed after a reload', async () => {
    signedInAs({ privileges: ['BILL'] })
    const firstRender = await openShell('/pros/user')
    await user.click(screen.getByRole('button', { name: 'Réduire le menu' }))
    expect(await findLabels()).toEqual(['Factures'])
    firstRender.unmount()
    await openShell('/pros/user')
    expect(screen.getByRole('button', { name: 'Déplier le menu' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('is a drawer opened by the menu button below 800 px, and closes on navigation', async () => {
    window.innerWidth = 799
    signedInAs()
    const { address } = await openShell('/pros/user')
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
    await user.click(within(await findMenu()).getByRole('link', { name: 'Lieux' }))
    expect(address()).toBe('/pros/clubs')
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu principal' })).not.toBeInTheDocument())
  })

  it('is absent for a signed-out visitor', async () => {
    await openShell('/therapists')
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).not.toBeInTheDocument()
  })
})
