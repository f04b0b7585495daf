import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { failsOnEvent } from '../../platform/release/testing/badReleases.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expectLive, startShell } from '../support/live.ts'
import { demoPassword, signedInAs } from '../support/member.ts'
import { waitUntilPreloaded, waitUntilStable } from '../support/milestones.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

/** The card is the shell's, and the same for every area: of visitors, and of members. */
const areas = [
  { folder: 'public', path: '/therapists', title: 'Trouver un praticien', otherPath: '/pros/sessions' },
  { folder: 'agenda', path: '/pros/sessions', title: 'Rendez-vous', otherPath: '/pros/patients' },
]
const awaySentence = 'Cette partie de Complice est momentanément indisponible.'

test.describe.configure({ mode: 'parallel' })
test.beforeEach(async ({ page }) => {
  // The tour of a first visit would stand in the way.
  await page.addInitScript(() => {
    localStorage.setItem('complice.tourSeen', '1')
  })
})

const away = (page: Page) => page.getByText(awaySentence)
const serveAsGone = (page: Page, folder: string) =>
  page.route(`**/mf/${folder}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }))

test.describe('the files of one area are gone', () => {
  for (const { folder, path, title, otherPath } of areas) {
    test(`${title} says so in its place, comes back without a reload, and the rest of the product works`, async ({
      page,
      request,
    }) => {
      await signedInAs(page, request, 'ultime@demo.complice.fr')
      await serveAsGone(page, folder)

      await test.step('its error card is shown in its place', async () => {
        await page.goto(path)
        await expect(away(page)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      })
      await test.step('another area opens by a click', async () => {
        await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
        await go(page, otherPath)
        await expectLive(page)
        await expect(away(page)).toBeHidden()
      })
      await test.step("'Réessayer' works as soon as the files are back", async () => {
        await page.goBack()
        await expect(away(page)).toBeVisible()
        await page.unroute(`**/mf/${folder}/**`)
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expect(away(page)).toBeHidden()
        await expectLive(page)
        expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
      })
    })
  }
})

async function go(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu principal' }).locator(`a[href="${path}"]`).first().click()
}

test('with all five areas missing the shell starts and signing in works', async ({ page }) => {
  await page.route('**/mf/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/')
  await startShell(page)
  await expect(away(page)).toBeVisible()
  await page.getByRole('link', { name: 'Connexion' }).click()
  await page.getByLabel('E-mail').fill('ultime@demo.complice.fr')
  await page.getByLabel(/^Mot de passe/).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Rendez-vous')).toBeVisible()
  await expect(away(page)).toBeVisible()
})

test('an area is closed to a member without its privilege, and its code is not requested', async ({
  page,
  request,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (sent) => requestedPaths.push(new URL(sent.url()).pathname))
  await signedInAs(page, request, 'assistant@demo.complice.fr')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Factures')).toBeHidden()
  expect(requestedPaths.filter((path) => path.startsWith('/mf/finance/'))).toEqual([])
  await page.goto('/pros/billings/details')
  await expect(page.getByText("Vous n'avez pas accès à cette partie de Complice.")).toBeVisible()
  // The page of that address cannot know who opens it and has its files on their way; nothing in them is started.
  expect(requestedPaths.filter((path) => path.startsWith('/api/billings'))).toEqual([])
})

/** A page that was composed without it. */
const withoutRegistry = (page: Page, address: string) =>
  page.route(`${address}/therapists`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"registry":.*?,"shell":\{"base/, '"shell":{"base'),
    })
  })

const ofFinance = ({ requests }: Origin) => requests.filter(({ url }) => url.startsWith('/mf/finance/'))
const bills = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Factures', exact: true })

const filesLoadedBy = (page: Page): string[] => {
  const loaded: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() === 200 && /\.(js|css)$/.test(pathname)) loaded.push(pathname)
  })
  return loaded
}

test.describe('an origin of its own', () => {
  let origin: Origin

  test.beforeEach(async ({ baseURL }) => {
    origin = await startOrigin(baseURL ?? '')
  })
  test.afterEach(() => origin?.stop())

  test('a new build of one area goes live and not a byte of anything else is fetched again', async ({ page }) => {
    await page.goto(`${origin.address}/therapists`)
    await startShell(page)
    await expectLive(page)
    const build = origin.copyBuild('mf-public', 'again')
    await origin.publish('mf-public', build)
    const loaded = filesLoadedBy(page)
    await page.goto(`${origin.address}/therapists`)
    await expectLive(page)
    expect(loaded.some((path) => path.startsWith(`/mf/public/${build}/`))).toBe(true)
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/(shell|mf)\//.test(path)),
    )
    expect(sent.filter((path) => !path.startsWith(`/mf/public/${build}/`))).toEqual([])
    expect(sent).not.toEqual([])
  })

  test('an area that is disabled leaves the menu and shows its maintenance card at its URL', async ({
    page,
    request,
  }) => {
    await origin.closeArea('mf-finance')
    await signedInAs(page, request, 'ultime@demo.complice.fr')
    await page.goto(`${origin.address}/pros/billings/details`)
    await expect(page.getByText('Cette partie de Complice est en maintenance.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Factures')).toBeHidden()
  })

  test('an area that fails in use has its card; a second time, the version before is offered', async ({
    page,
    request,
  }) => {
    await origin.publish('mf-agenda', origin.copyBuild('mf-agenda', 'again', failsOnEvent))
    await signedInAs(page, request, 'ultime@demo.complice.fr')
    const reports: unknown[] = []
    await page.route('**/api/telemetry', async (route) => {
      reports.push(route.request().postDataJSON())
      await route.fulfill({ status: 204 })
    })
    await page.goto(`${origin.address}/pros/sessions`)
    const title = page.getByRole('heading', { level: 1, name: 'Rendez-vous' })
    await expect(title).toBeVisible()
    await waitUntilStable(page, 'agenda')
    const fail = () => page.evaluate(() => dispatchEvent(new Event('fail')))

    await test.step('the first time, its card only', async () => {
      await fail()
      await expect(away(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Version précédente' })).toBeHidden()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(away(page)).toBeHidden()
      await expect(title).toBeVisible()
    })
    await test.step('the second time, another way', async () => {
      await fail()
      await page.getByRole('button', { name: 'Version précédente' }).click()
      await expect(away(page)).toBeHidden()
      await expect(title).toBeVisible()
      await fail()
      await expect(title).toBeVisible()
    })
    const { current } = origin.channelOf('mf-agenda')
    expect(reports).toContainEqual({
      area: 'mf-agenda',
      build: current,
      phase: 'render',
      outcome: 'shown',
      error: 'Error',
    })
    expect(JSON.stringify(reports)).not.toContain('a bad release')
  })

  test.describe('while the registry cannot be loaded', () => {
    // Whatever is no registry has one outcome; what never arrives is given up.
    for (const fault of [500, 'hang'] as const) {
      test(`(${fault}) the shell starts with the last one it knew`, async ({ page }) => {
        await page.goto(`${origin.address}/therapists`)
        await startShell(page)
        await expectLive(page)
        origin.setFault('/registry.json', fault)
        await withoutRegistry(page, origin.address)
        await page.goto(`${origin.address}/therapists`)
        await expect(page.getByText('vous utilisez la dernière connue')).toBeVisible()
        await expectLive(page)
        await expect(away(page)).toBeHidden()
      })
    }

    test('a device without a stored registry has the shell, the sign-in and a retry button', async ({ page }) => {
      origin.setFault('/registry.json', 500)
      await withoutRegistry(page, origin.address)
      await page.goto(`${origin.address}/therapists`)
      await startShell(page)
      await expect(away(page)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible()
      origin.setFault('/registry.json', undefined)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /praticien/i })).toBeVisible()
    })
  })

  test.describe('prefetching', () => {
    test('loads the area of a hovered menu entry', async ({ page, request }) => {
      await signedInAs(page, request, 'ultime@demo.complice.fr')
      await page.goto(`${origin.address}/pros/user`)
      await bills(page).hover()
      await expect.poll(() => ofFinance(origin).length).toBeGreaterThan(0)
    })

    test('loads nothing when the browser saves data', async ({ page, request }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      await signedInAs(page, request, 'ultime@demo.complice.fr')
      await page.goto(`${origin.address}/pros/user`)
      await bills(page).hover()
      await waitUntilPreloaded(page)
      expect(ofFinance(origin)).toEqual([])
    })

    test('loads the whole menu when the page is idle, and nothing the user may not open', async ({ page, request }) => {
      await signedInAs(page, request, 'assistant@demo.complice.fr')
      await page.goto(`${origin.address}/pros/sessions`)
      await waitUntilPreloaded(page)
      expect(origin.requests.some(({ url }) => url.startsWith('/mf/patients/'))).toBe(true)
      expect(ofFinance(origin)).toEqual([])
    })
  })
})
