import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { failsOnEvent } from '../../platform/release/testing/badReleases.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expectLive, startShell } from '../support/live.ts'
import { demoPassword, signInAs } from '../support/member.ts'
import { waitUntilPreloaded, waitUntilStable } from '../support/milestones.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

/** The shell's error card is the same for every area, of visitors and of members. */
const areas = [
  { folder: 'public', path: '/therapists', title: 'Trouver un praticien', otherPath: '/pros/sessions' },
  { folder: 'agenda', path: '/pros/sessions', title: 'Rendez-vous', otherPath: '/pros/patients' },
]
const unavailableMessage = 'Cette partie de Complice est momentanément indisponible.'

test.describe.configure({ mode: 'parallel' })
test.beforeEach(async ({ page }) => {
  // The tour of a first visit would cover the page.
  await page.addInitScript(() => {
    localStorage.setItem('complice.tourSeen', '1')
  })
})

const away = (page: Page) => page.getByText(unavailableMessage)
const serveAsMissing = (page: Page, folder: string) =>
  page.route(`**/mf/${folder}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }))

test.describe('when the files of one area are missing', () => {
  for (const { folder, path, title, otherPath } of areas) {
    test(`${title} shows an error card, recovers without a reload, and leaves the other areas working`, async ({
      page,
      request,
    }) => {
      await signInAs(page, request, 'ultime@demo.complice.fr')
      await serveAsMissing(page, folder)

      await test.step("shows the error card in the area's place", async () => {
        await page.goto(path)
        await expect(away(page)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      })
      await test.step('opens another area', async () => {
        await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
        await go(page, otherPath)
        await expectLive(page)
        await expect(away(page)).toBeHidden()
      })
      await test.step("loads the area with 'Réessayer' once the files are back", async () => {
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

test('starts the shell and signs in with all five areas missing', async ({ page }) => {
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

test('does not request the code of an area for a member without its privilege', async ({ page, request }) => {
  const requestedPaths: string[] = []
  page.on('request', (sent) => requestedPaths.push(new URL(sent.url()).pathname))
  await signInAs(page, request, 'assistant@demo.complice.fr')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Factures')).toBeHidden()
  expect(requestedPaths.filter((path) => path.startsWith('/mf/finance/'))).toEqual([])
  await page.goto('/pros/billings/details')
  await expect(page.getByText("Vous n'avez pas accès à cette partie de Complice.")).toBeVisible()
  // The page at that address does not know the member yet and preloads its files; none of them is run.
  expect(requestedPaths.filter((path) => path.startsWith('/api/billings'))).toEqual([])
})

/** A server-rendered page without the area. */
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

test.describe('an area on a separate origin', () => {
  let origin: Origin

  test.beforeEach(async ({ baseURL }) => {
    origin = await startOrigin(baseURL ?? '')
  })
  test.afterEach(() => origin?.stop())

  test('releases a new build of one area without fetching any other file again', async ({ page }) => {
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

  test('removes a disabled area from the menu, and shows a maintenance card at its URL', async ({ page, request }) => {
    await origin.closeArea('mf-finance')
    await signInAs(page, request, 'ultime@demo.complice.fr')
    await page.goto(`${origin.address}/pros/billings/details`)
    await expect(page.getByText('Cette partie de Complice est en maintenance.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Factures')).toBeHidden()
  })

  test('shows an error card when an area crashes, and offers the previous version after a second crash', async ({
    page,
    request,
  }) => {
    await origin.publish('mf-agenda', origin.copyBuild('mf-agenda', 'again', failsOnEvent))
    await signInAs(page, request, 'ultime@demo.complice.fr')
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

    await test.step('shows only the error card after the first crash', async () => {
      await fail()
      await expect(away(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Version précédente' })).toBeHidden()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(away(page)).toBeHidden()
      await expect(title).toBeVisible()
    })
    await test.step('offers the previous version after the second crash', async () => {
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

  test.describe('when the registry cannot be loaded', () => {
    // Every invalid response has the same outcome; a response that never arrives times out.
    for (const fault of [500, 'hang'] as const) {
      test(`(${fault}) the shell starts with the last stored registry`, async ({ page }) => {
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

    test('shows the shell, the sign-in and a retry button on a device without a stored registry', async ({ page }) => {
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
      await signInAs(page, request, 'ultime@demo.complice.fr')
      await page.goto(`${origin.address}/pros/user`)
      await bills(page).hover()
      await expect.poll(() => ofFinance(origin).length).toBeGreaterThan(0)
    })

    test("loads nothing when the browser's data saver is on", async ({ page, request }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      await signInAs(page, request, 'ultime@demo.complice.fr')
      await page.goto(`${origin.address}/pros/user`)
      await bills(page).hover()
      await waitUntilPreloaded(page)
      expect(ofFinance(origin)).toEqual([])
    })

    test('loads the areas of the whole menu when the page is idle, except those that the user may not open', async ({
      page,
      request,
    }) => {
      await signInAs(page, request, 'assistant@demo.complice.fr')
      await page.goto(`${origin.address}/pros/sessions`)
      await waitUntilPreloaded(page)
      expect(origin.requests.some(({ url }) => url.startsWith('/mf/patients/'))).toBe(true)
      expect(ofFinance(origin)).toEqual([])
    })
  })
})
