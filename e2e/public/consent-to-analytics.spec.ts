import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

/**
 * A visitor is not counted, consents, is counted, and withdraws the consent. A stub replaces Google's tag, so that no
 * request leaves the machine.
 */

const measurementId = 'G-TEST1234'
/** The stub sends each page view unless it is disabled, and stores a cookie. */
const tagStub = `
  let page
  const handle = ([name, settings]) => {
    if (name === 'set' && settings.page_location) page = settings.page_location
    if (name !== 'event' || window['ga-disable-${measurementId}']) return
    document.cookie = '_ga=1; path=/'
    void fetch('https://www.google-analytics.com/g/collect?dl=' + encodeURIComponent(page), { mode: 'no-cors' })
  }
  const { dataLayer } = window
  dataLayer.forEach(handle)
  dataLayer.push = (command) => handle(command)
`

let origin: Origin
test.beforeAll(async ({ baseURL }) => {
  origin = await startOrigin(baseURL ?? '', { analytics: true })
})
test.afterAll(() => origin?.stop())

/**
 * Responds to requests to other sites with the stub, and enables analytics; returns the URLs of those requests as they
 * arrive.
 */
async function stubOtherSites(page: Page): Promise<string[]> {
  const requestedUrls: string[] = []
  await page.route(
    ({ origin: site }) => site !== origin.address,
    async (route) => {
      requestedUrls.push(route.request().url())
      await route.fulfill({
        contentType: 'text/javascript',
        body: route.request().url().includes('gtag') ? tagStub : '',
      })
    },
  )
  await page.route('**/api/public/operator', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), analytics: { id: measurementId } } })
  })
  return requestedUrls
}

const listCookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

test(
  'counts a visitor only after consent, and no longer once it is withdrawn',
  { tag: '@desktop' },
  async ({ page }) => {
    const requestedUrls = await stubOtherSites(page)
    const listCountedPages = () =>
      requestedUrls.filter((url) => url.includes('/g/collect')).map((url) => new URL(url).searchParams.get('dl'))
    const banner = page.getByRole('region', { name: 'Cookies' })
    const footer = page.getByRole('navigation', { name: 'Pied de page' })

    await test.step('sends no request to another site before consent, and makes refusing as easy as accepting', async () => {
      await page.goto(`${origin.address}/public/about?ville=Lyon`)
      const refuse = banner.getByRole('button', { name: 'Tout refuser' })
      const accept = banner.getByRole('button', { name: 'Tout accepter' })
      await expect(accept).toBeVisible()
      const [refuseBox, acceptBox] = [await refuse.boundingBox(), await accept.boundingBox()]
      expect([refuseBox?.width, refuseBox?.height, refuseBox?.y]).toEqual([
        acceptBox?.width,
        acceptBox?.height,
        acceptBox?.y,
      ])
      expect(requestedUrls).toEqual([])
    })

    await test.step('counts page views by their path, without the query, after consent', async () => {
      await banner.getByRole('button', { name: 'Tout accepter' }).click()
      await expect.poll(listCountedPages).toEqual([`${origin.address}/public/about`])
      await footer.getByRole('link', { name: 'Prix' }).click()
      await expect.poll(listCountedPages).toEqual([`${origin.address}/public/about`, `${origin.address}/pros/prices`])
      expect(await listCookieNames(page)).toContain('_ga')
    })

    await test.step('counts nothing after the withdrawal, and deletes the cookies', async () => {
      await footer.getByRole('button', { name: 'Gérer les cookies' }).click()
      const preferences = page.getByRole('dialog', { name: 'Vos préférences' })
      await preferences.getByRole('switch', { name: 'Analytics' }).uncheck()
      await preferences.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(preferences).toBeHidden()
      const requestCount = requestedUrls.length
      await footer.getByRole('link', { name: 'C.G.U' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales' })).toBeVisible()
      expect(await listCookieNames(page)).not.toContain('_ga')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales' })).toBeVisible()
      expect(requestedUrls.slice(requestCount)).toEqual([])
    })
  },
)
