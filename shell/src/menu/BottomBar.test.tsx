import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserDetails } from 'shared/contracts/accounts/account'
import { resetMocks, signedInAs, signedOut } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const findBar = () => screen.findByRole('navigation', { name: 'Menu rapide' })
const queryBar = () => screen.queryByRole('navigation', { name: 'Menu rapide' })

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  resetMocks()
  signedOut()
  window.innerWidth = 390
})

describe('the bar at the bottom of a phone', () => {
  it.each<[string, UserDetails['privileges'], string[]]>([
    [
      'a member with every privilege',
      ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS', 'ESTIMATION', 'BILL', 'ADMINISTRATION'],
      ['Rendez-vous', 'Animaux', 'Patients', 'Factures'],
    ],
    ['a member with access to agenda and places', ['AGENDA', 'CLUBS'], ['Rendez-vous']],
  ])('has the links of %s', async (_caseName, privileges, labels) => {
    signedInAs({ privileges })
    await openShell('/pros/user')
    const links = within(await findBar()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(labels)
  })

  it('marks the current section, and opens another one', async () => {
    signedInAs()
    const { address } = await openShell('/pros/patients/abc/details')
    const bar = await findBar()
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Patients')
    await user.click(within(bar).getByRole('link', { name: 'Animaux' }))
    expect(address()).toBe('/pros/animals')
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Animaux')
  })

  it("opens the whole menu with 'Plus'", async () => {
    signedInAs()
    await openShell('/pros/user')
    await user.click(within(await findBar()).getByRole('button', { name: 'Plus' }))
    const menu = await screen.findByRole('navigation', { name: 'Menu principal' })
    expect(within(menu).getByRole('link', { name: 'Lieux' })).toBeInTheDocument()
  })

  it('is absent for a member without any of its entries', async () => {
    signedInAs({ privileges: ['ADMINISTRATION'] })
    await openShell('/pros/user')
    expect(await screen.findByRole('button', { name: 'Ouvrir le menu' })).toBeInTheDocument()
    expect(queryBar()).not.toBeInTheDocument()
  })

  it('is absent for a visitor', async () => {
    await openShell('/therapists')
    expect(queryBar()).not.toBeInTheDocument()
  })

  it('is absent on a desktop', async () => {
    window.innerWidth = 1280
    signedInAs()
    await openShell('/pros/user')
    expect(await screen.findByRole('navigation', { name: 'Menu principal' })).toBeInTheDocument()
    expect(queryBar()).not.toBeInTheDocument()
  })
})
