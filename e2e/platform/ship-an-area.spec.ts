import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { failOnEvent } from '../../platform/release/testing/badReleases.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expectLive, startShell } from '../support/live.ts'
import { demoPassword, signInAs } from '../support/member.ts'
import { waitUntilPreloaded, waitUntilStable } from '../support/milestones.ts'
import { startOrigin } from '../../platform/release/testing/releaseOrigin.ts'
import type { Origin } from '../../platform/release/testing/releaseOrigin.ts'

/** Two of the five areas, one for visitors and one for members, since the error card is the same for every area. */
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

const getUnavailableNotice = (page: Page) => page.getByText(unavailableMessage)
const removeAreaFiles = (page: Page, folder: string) =>
  page.route(`**/mf/${folder}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }))

test.describe('when the files of one area are missing', () => {
  for (const { folder, path, title, otherPath } of areas) {
    test(`${title} shows an error card, recovers without a reload, and leaves the other areas working`, async ({
      page,
      request,
    }) => {
      await signInAs(page, request, 'ultime@demo.complice.fr')
      await removeAreaFiles(page, folder)

      await test.step("shows the error card in the area's place", async () => {
        await page.goto(path)
        await expect(getUnavailableNotice(page)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      })
      await test.step('opens another area', async () => {
        await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
        await clickMenuLink(page, otherPath)
        await expectLive(page)
        await expect(getUnavailableNotice(page)).toBeHidden()
      })
      await test.step("loads the area with 'Réessayer' once the files are back", async () => {
        await page.goBack()
        await expect(getUnavailableNotice(page)).toBeVisible()
        await page.unroute(`**/mf/${folder}/**`)
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expect(getUnavailableNotice(page)).toBeHidden()
        await expectLive(page)
        expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
      })
    })
  }
})

async function clickMenuLink(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu principal' }).locator(`a[href="${path}"]`).first().click()
}

test('starts the shell and signs in with all five areas missing', async ({ page }) => {
  await page.route('**/mf/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/')
  await startShell(page)
  await expect(getUnavailableNotice(page)).toBeVisible()
  await page.getByRole('link', { name: 'Connexion' }).click()
  await page.getByLabel('E-mail').fill('ultime@demo.complice.fr')
  await page.getByLabel(/^Mot de passe/).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Rendez-vous')).toBeVisible()
  await expect(getUnavailableNotice(page)).toBeVisible()
})

test('neither prefetches an area nor requests its data for a member without its privilege', async ({
  page,
  request,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (pageRequest) => requestedPaths.push(new URL(pageRequest.url()).pathname))
  await signInAs(page, request, 'assistant@demo.complice.fr')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Factures')).toBeHidden()
  expect(requestedPaths.filter((path) => path.startsWith('/mf/finance/'))).toEqual([])
  await page.goto('/pros/billings/details')
  await expect(page.getByText("Vous n'avez pas accès à cette partie de Complice.")).toBeVisible()
  // The page at that address preloads the area's files before it knows the member; none of the files is run.
  expect(requestedPaths.filter((path) => path.startsWith('/api/billings'))).toEqual([])
})

/** Removes the registry from the server-rendered page, so that the shell must fetch it. */
const removeInlineRegistry = (page: Page, address: string) =>
  page.route(`${address}/therapists`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"registry":.*?,"shell":\{"base/, '"shell":{"base'),
    })
  })

const listFinanceRequests = ({ requests }: Origin) => requests.filter(({ url }) => url.startsWith('/mf/finance/'))
const getBillsLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Factures', exact: true })

const recordLoadedFiles = (page: Page): string[] => {
  const loadedPaths: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() === 200 && /\.(js|css)$/.test(pathname)) loadedPaths.push(pathname)
  })
  return loadedPaths
}

test.describe('an area in a copy of the site', () => {
  let origin: Origin

  test.beforeEach(async ({ baseURL }) => {
    origin = await startOrigin(baseURL ?? '')
  })
  test.afterEach(() => origin?.stop())

  test('is replaced by its release at the next visit, which fetches no other file again', async ({ page }) => {
    await page.goto(`${origin.address}/therapists`)
    await startShell(page)
    await expectLive(page)
    const build = origin.copyBuild('mf-public', 'again')
    await origin.publish('mf-public', build)
    const loadedPaths = recordLoadedFiles(page)
    await page.goto(`${origin.address}/therapists`)
    await expectLive(page)
    expect(loadedPaths.some((path) => path.startsWith(`/mf/public/${build}/`))).toBe(true)
    const transferredPaths = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/(shell|mf)\//.test(path)),
    )
    expect(transferredPaths.filter((path) => !path.startsWith(`/mf/public/${build}/`))).toEqual([])
    expect(transferredPaths).not.toEqual([])
  })

  test('is removed from the menu when disabled, and shows a maintenance card at its URL', async ({ page, request }) => {
    await origin.disableArea('mf-finance')
    await signInAs(page, request, 'ultime@demo.complice.fr')
    await page.goto(`${origin.address}/pros/billings/details`)
    await expect(page.getByText('Cette partie de Complice est en maintenance.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Factures')).toBeHidden()
  })

  test('shows an error card when it crashes, and offers its previous version after a second crash', async ({
    page,
    request,
  }) => {
    await origin.publish('mf-agenda', origin.copyBuild('mf-agenda', 'again', failOnEvent))
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
    const crashArea = () => page.evaluate(() => dispatchEvent(new Event('fail')))

    await test.step('shows only the error card after the first crash', async () => {
      await crashArea()
      await expect(getUnavailableNotice(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Version précédente' })).toBeHidden()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(getUnavailableNotice(page)).toBeHidden()
      await expect(title).toBeVisible()
    })
    await test.step('offers the previous version after the second crash', async () => {
      await crashArea()
      await page.getByRole('button', { name: 'Version précédente' }).click()
      await expect(getUnavailableNotice(page)).toBeHidden()
      await expect(title).toBeVisible()
      await crashArea()
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
    // Tests one kind of invalid response, because all have the same outcome; 'hang' is a response that never arrives.
    for (const fault of [500, 'hang'] as const) {
      test(`(${fault}) the shell starts with the last stored registry`, async ({ page }) => {
        await page.goto(`${origin.address}/therapists`)
        await startShell(page)
        await expectLive(page)
        origin.setFault('/registry.json', fault)
        await removeInlineRegistry(page, origin.address)
        await page.goto(`${origin.address}/therapists`)
        await expect(page.getByText('vous utilisez la dernière connue')).toBeVisible()
        await expectLive(page)
        await expect(getUnavailableNotice(page)).toBeHidden()
      })
    }

    test('shows the shell, the sign-in and a retry button on a device without a stored registry', async ({ page }) => {
      origin.setFault('/registry.json', 500)
      await removeInlineRegistry(page, origin.address)
      await page.goto(`${origin.address}/therapists`)
      await startShell(page)
      await expect(getUnavailableNotice(page)).toBeVisible()
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
      await getBillsLink(page).hover()
      await expect.poll(() => listFinanceRequests(origin).length).toBeGreaterThan(0)
    })

    test("loads nothing when the browser's data saver is on", async ({ page, request }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      await signInAs(page, request, 'ultime@demo.complice.fr')
      await page.goto(`${origin.address}/pros/user`)
      await getBillsLink(page).hover()
      await waitUntilPreloaded(page)
      expect(listFinanceRequests(origin)).toEqual([])
    })

    test('loads the areas of the whole menu when the page is idle, except those that the user may not open', async ({
      page,
      request,
    }) => {
      await signInAs(page, request, 'assistant@demo.complice.fr')
      await page.goto(`${origin.address}/pros/sessions`)
      await waitUntilPreloaded(page)
      expect(origin.requests.some(({ url }) => url.startsWith('/mf/patients/'))).toBe(true)
      expect(listFinanceRequests(origin)).toEqual([])
    })
  })
})
