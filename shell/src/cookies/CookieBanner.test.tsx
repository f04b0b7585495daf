import { beforeEach, describe, expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Consent } from 'shared/domain/accounts/consent'
import { QueryRoot } from 'shared/client'
import { createMemoryRouter, RouterProvider } from 'shared/router'
import { anOperator, mockResponse, resetMocks } from 'shared/testing'
import { ThemeRoot } from 'shared/ui'
import { openPreferences } from './cookieConsent.ts'
import { CookieBanner } from './CookieBanner.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const readStoredChoice = (): unknown => JSON.parse(localStorage.getItem('complice.cookies') ?? 'null')

/** Stores a choice on the device, if given, and simulates the event of another tab that changed the stored choice. */
function storeChoice(consent?: Consent) {
  if (consent) localStorage.setItem('complice.cookies', JSON.stringify(consent))
  window.dispatchEvent(new StorageEvent('storage', { key: 'complice.cookies' }))
}

function openBanner(path = '/') {
  const element = (
    <>
      <CookieBanner />
      <button type="button" onClick={openPreferences}>
        Gérer les cookies
      </button>
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/', path], initialIndex: 1 })
  render(
    <ThemeRoot>
      <QueryRoot>
        <RouterProvider router={router} />
      </QueryRoot>
    </ThemeRoot>,
  )
  return router
}
const queryBanner = () => screen.queryByRole('region', { name: 'Cookies' })

beforeEach(() => {
  localStorage.clear()
  resetMocks()
  mockResponse('GET /public/operator', 200, anOperator())
  storeChoice()
})

describe('the cookie banner', () => {
  it.each([
    ['Tout accepter', 'all'],
    ['Tout refuser', []],
  ])('stores the choice « %s » and closes', async (button, items) => {
    openBanner()
    await user.click(screen.getByRole('button', { name: button }))
    expect(readStoredChoice()).toMatchObject({ items })
    expect(queryBanner()).not.toBeInTheDocument()
  })

  it('opens the preferences with nothing accepted, and stores the choice made there', async () => {
    openBanner()
    await user.click(screen.getByRole('button', { name: 'Préférences' }))
    const analytics = await screen.findByRole('switch', { name: 'Analytics' })
    expect(analytics).not.toBeChecked()
    await user.click(analytics)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(readStoredChoice()).toMatchObject({ items: ['ga'] })
    await waitFor(() => expect(queryBanner()).not.toBeInTheDocument())
  })

  it('stays hidden after a choice, which the visitor can change by « Gérer les cookies »', async () => {
    storeChoice({ items: ['ga'], at: new Date().toISOString() })
    openBanner()
    expect(queryBanner()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Gérer les cookies' }))
    expect(await screen.findByRole('dialog', { name: 'Vos préférences' })).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Analytics' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([
    ['Fermer', null],
    ['Enregistrer', { items: [], at: expect.any(String) }],
  ])(
    'opens the preferences for ?cookies=1, a parameter that « %s » then removes from the address',
    async (button, choice) => {
      const router = openBanner('/therapists?location=lyon&cookies=1')
      expect(await screen.findByRole('dialog', { name: 'Vos préférences' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      const { pathname, search } = router.state.location
      expect([pathname + search, readStoredChoice()]).toEqual(['/therapists?location=lyon', choice])
    },
  )

  it.each(['{', '[]', '{"at":"2999-01-01T00:00:00.000Z"}'])(
    'is shown when the stored choice is invalid: %s',
    (text) => {
      localStorage.setItem('complice.cookies', text)
      storeChoice()
      openBanner()
      expect(queryBanner()).toBeVisible()
    },
  )

  it('is shown again after six months', () => {
    storeChoice({ items: 'all', at: '2020-01-01T00:00:00.000Z' })
    openBanner()
    expect(queryBanner()).toBeVisible()
  })
})
