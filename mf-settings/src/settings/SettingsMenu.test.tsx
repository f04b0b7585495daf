import { afterEach, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storage } from 'shared/session'
import { aUser, openArea, resetMocks, signedInAs } from 'shared/testing'
import { ListPage } from 'shared/ui/data'
import type { List } from 'shared/ui/data'
import descriptor from '../descriptor.ts'
import { SettingsMenu } from './SettingsMenu.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const user = userEvent.setup({ delay: null })
const getLinks = () => within(screen.getByRole('navigation', { name: 'Réglages' })).getAllByRole('link')

function openMenu(widthPx: number) {
  window.innerWidth = widthPx
  signedInAs()
  return openArea(SettingsMenu, '/pros/user')
}

afterEach(() => {
  resetMocks()
  storage.remove('complice.settingsCollapsed')
})

it('the settings menu links to the settings pages, and marks the open page', () => {
  openMenu(1280)
  const paths = descriptor.paths.map(({ path }) => path)
  for (const link of getLinks()) expect(paths).toContain(link.getAttribute('href'))
  expect(screen.getByRole('link', { name: 'Mes informations' })).toHaveAttribute('aria-current', 'page')
})

it('the settings menu collapses to icons with names, and stays collapsed on this device', async () => {
  const { unmount } = openMenu(1280)
  const button = screen.getByRole('button', { name: 'Menu des réglages' })
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'Mes informations' })).toBeInTheDocument()
  unmount()
  openMenu(1280)
  expect(screen.getByRole('button', { name: 'Menu des réglages' })).toHaveAttribute('aria-expanded', 'false')
})

it('the settings menu is a drawer on a phone, and closes when a page is chosen', async () => {
  window.innerWidth = 390
  signedInAs()
  openArea(Page, '/pros/user')
  expect(screen.queryByRole('navigation', { name: 'Réglages' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Réglages' }))
  expect(screen.getByRole('dialog', { name: 'Menu des réglages' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Mes informations' }))
  expect(await screen.findByRole('button', { name: 'Réglages' })).toBeInTheDocument()
})

it('the settings menu is shown next to a list page, whose actions are at the right of the title', async () => {
  window.innerWidth = 1280
  signedInAs()
  openArea(ListOfDevices, '/pros/user')
  expect(getLinks().map(({ textContent }) => textContent)).toContain('Absences')
  expect(screen.getByRole('table', { name: 'Appareils' })).toHaveTextContent('Tablette')
  expect(screen.getByRole('heading', { level: 1, name: 'Appareils' }).parentElement).toContainElement(
    screen.getByRole('link', { name: 'Ajouter un appareil' }),
  )
  await user.click(screen.getByRole('button', { name: 'Nom' }))
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Téléphone', 'Tablette'])
})

const devices = {
  label: 'Appareils',
  nameOf: ({ id }) => id,
  columns: [{ key: 'name', label: 'Nom', value: ({ id }) => id, sortable: true, card: 'title' }],
  empty: 'Aucun appareil',
} as const satisfies List<{ id: string }>

const ListOfDevices = () => (
  <ListPage
    Frame={SettingsPage}
    title="Appareils"
    list={devices}
    query={{ isError: false, isPending: false, refetch: () => undefined }}
    rows={[{ id: 'Téléphone' }, { id: 'Tablette' }]}
    add={{ label: 'Ajouter un appareil', path: '/pros/user' }}
  />
)

const Page = () => <SettingsPage title="Absences">…</SettingsPage>

it.each([
  ['shows an admin on Ultime a link to the missing company information', '/pros/vacations', { firm: null }, 1],
  ['hides the link once the company information is filled in', '/pros/vacations', {}, 0],
  ['hides the link on the page where the company information is filled in', '/pros/user', { firm: null }, 0],
  [
    'hides the link from team members who are not admins',
    '/pros/vacations',
    { firm: null, roles: ['ROLE_THERAPIST' as const] },
    0,
  ],
])('the settings page %s', (_caseName, path, change, count) => {
  window.innerWidth = 1280
  signedInAs({ tenant: { ...aUser().tenant, offer: 'ULTIME' }, ...change })
  openArea(Page, path)
  expect(screen.queryAllByText(/Les informations de votre entreprise ne sont pas remplies/)).toHaveLength(count)
})
