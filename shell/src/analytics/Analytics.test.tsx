import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSession } from 'shared/session'
import { anOperator, mockResponse, resetMocks, signedOut } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const id = 'G-AB12CD34'

const getTagElement = () => document.querySelector<HTMLScriptElement>('script[data-analytics]')
/** Commands sent to the tag, as arrays. */
const getCommands = () => (window.dataLayer ?? []).map((command) => Array.from(Object(command)))
const getViewedPages = () => {
  let page: unknown
  return getCommands().flatMap(([name, argument, value]) => {
    if (name === 'set' && value === undefined) page = argument
    return name === 'event' && argument === 'page_view' ? [page] : []
  })
}
const isTagDisabled = () => Reflect.get(window, `ga-disable-${id}`) === true

/** Stores a choice on the device, if given, and simulates the event of another tab that changed the stored choice. */
function storeConsent(items?: readonly string[]) {
  if (items) localStorage.setItem('complice.cookies', JSON.stringify({ items, at: new Date().toISOString() }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'complice.cookies' })))
}

/** Makes the document look as if it was opened at this path. */
const setDocumentPath = (path: string) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: location.origin + path }],
  })

const getBanner = () => within(screen.getByRole('region', { name: 'Cookies' }))
const acceptCookies = () => user.click(getBanner().getByRole('button', { name: 'Tout accepter' }))
const waitForEffects = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

let requests: unknown[]
beforeEach(() => {
  localStorage.clear()
  resetMocks()
  signedOut()
  getTagElement()?.remove()
  delete window.dataLayer
  for (const name of ['_ga', '_ga_AB12CD34', 'autre']) document.cookie = `${name}=1; path=/`
  setDocumentPath('/?utm=1')
  storeConsent()
  requests = mockResponse('GET /public/operator', 200, anOperator({ analytics: { id } }))
})

describe('Analytics', () => {
  it('makes no request before the visitor chooses or after the visitor refuses', async () => {
    await openShell('/')
    await waitForEffects()
    expect([getTagElement(), requests]).toEqual([null, []])
    await user.click(getBanner().getByRole('button', { name: 'Tout refuser' }))
    await waitForEffects()
    expect([getTagElement(), requests, getCommands()]).toEqual([null, [], []])
  })

  it('loads the Google tag after consent, and sends only the path of the page and the origin of the referring site', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://moteur.test/recherche?q=cheval')
    await openShell('/?ville=Lyon')
    await acceptCookies()
    await waitFor(() => expect(getViewedPages()).toHaveLength(1))
    expect(getTagElement()?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${id}`)
    expect(getViewedPages()).toEqual([
      { page_location: `${location.origin}/`, page_title: '/', page_referrer: 'https://moteur.test/' },
    ])
    expect(getCommands()).toContainEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })])
    expect(getCommands()).toContainEqual(['config', id, expect.objectContaining({ send_page_view: false })])
    expect(JSON.stringify(getCommands())).not.toMatch(/Lyon|cheval|utm/)
    expect(isTagDisabled()).toBe(false)
  })

  it('counts each page view, and loads the tag once', async () => {
    await openShell('/')
    await acceptCookies()
    await waitFor(() => expect(getViewedPages()).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: 'Prix' }))
    await waitFor(() => expect(getViewedPages()).toHaveLength(2))
    expect(getViewedPages()[1]).toMatchObject({ page_location: `${location.origin}/pros/prices` })
    expect(document.querySelectorAll('script[data-analytics]')).toHaveLength(1)
  })

  it('stops when consent is withdrawn, and removes only its own cookies', async () => {
    await openShell('/')
    await acceptCookies()
    await waitFor(() => expect(getViewedPages()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Gérer les cookies' }))
    await user.click(await screen.findByRole('switch', { name: 'Analytics' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(isTagDisabled()).toBe(true))
    expect(document.cookie).toBe('autre=1')
  })

  it('stops when consent is withdrawn in another tab', async () => {
    await openShell('/')
    await acceptCookies()
    await waitFor(() => expect(getViewedPages()).toHaveLength(1))
    storeConsent([])
    expect(isTagDisabled()).toBe(true)
    expect(document.cookie).toBe('autre=1')
  })

  it('stops as soon as the visitor signs in', async () => {
    await openShell('/')
    await acceptCookies()
    await waitFor(() => expect(getViewedPages()).toHaveLength(1))
    expect(isTagDisabled()).toBe(false)
    act(() => useSession.setState({ token: 'jeton' }))
    expect(isTagDisabled()).toBe(true)
  })

  it.each([
    ['a page for members', '/pros/sessions', '/'],
    ['the form to request a session', '/public/session', '/'],
    [
      "a public page whose document was loaded at a members' page, with a policy that blocks the tag",
      '/',
      '/pros/sessions',
    ],
  ])('does not start on %s', async (_caseName, path, documentPath) => {
    setDocumentPath(documentPath)
    storeConsent(['ga'])
    await openShell(path)
    await waitFor(() => expect(requests).toHaveLength(1))
    await waitForEffects()
    expect([getTagElement(), getCommands()]).toEqual([null, []])
  })

  it('does not start when the operator has configured no analytics', async () => {
    resetMocks()
    requests = mockResponse('GET /public/operator', 200, anOperator())
    await openShell('/')
    await acceptCookies()
    await waitFor(() => expect(requests).toHaveLength(1))
    await waitForEffects()
    expect([getTagElement(), getCommands()]).toEqual([null, []])
  })
})
