import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectLive, startShell } from '../support/live.ts'

/** Server-rendered public pages before any script has run, without scripts, and while the live page replaces them. */

const textPaths = ['/', '/aide/premiere-facture', '/public/cgu', '/partenaires']

/**
 * Returns the paths of pages whose live version has more than text: the directory, a therapist, the offers, the
 * presentation.
 */
async function listInteractivePaths(request: APIRequestContext): Promise<string[]> {
  const [therapist]: { id: string }[] = await (await request.get('/api/therapists?name=Bonnet')).json()
  return ['/therapists', `/therapists/${therapist?.id}`, '/pros/prices', '/public/about']
}

const readMainText = (page: Page) => page.locator('#composed main').innerText()

/** Lists the icons drawn as masks that have the page's background colour and so are invisible. */
const findInvisibleIcons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'Canvas'
    const pageBackground = getComputedStyle(probe).color
    probe.remove()
    const icons = [...document.querySelectorAll('#composed *')].filter(
      (element) => getComputedStyle(element, '::before').maskImage !== 'none',
    )
    return icons
      .filter((element) => getComputedStyle(element, '::before').backgroundColor === pageBackground)
      .map((element) => element.outerHTML.slice(0, 80))
  })

/** Blocks the shell's script, so that the server-rendered page is not replaced. */
const blockShellScripts = (page: Page) => page.route(/\/shell\/[^/]+\/main\.[^/]+\.js$/, (route) => route.abort())

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the server-rendered pages and their links @desktop', async ({ page, request }) => {
    for (const path of [...(await listInteractivePaths(request)), ...textPaths]) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 200])
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect((await readMainText(page)).length).toBeGreaterThan(textPaths.includes(path) ? 800 : 300)
    }
    await page.getByRole('link', { name: 'Aide' }).click()
    await page.getByRole('link', { name: 'Vos données' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vos données' })).toBeVisible()
    expect((await page.goto('/aide/nulle-part'))?.status()).toBe(404)
  })

  test('finds a therapist in a town, and opens the booking request from a free slot @desktop', async ({ page }) => {
    await page.goto('/therapists')
    await page.getByRole('searchbox', { name: 'Lieu' }).fill('lyon')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveTitle('Médiation animale : praticiens à Lyon | Complice')
    await page.getByRole('link', { name: 'Léa Bonnet' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Disponibilités de Léa Bonnet' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Lyon' })).toBeVisible()
    await page
      .getByRole('link', { name: /, de \d\d:\d\d à \d\d:\d\d$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Demander une séance' })).toBeVisible()
    // A locator ignores the text of a noscript element.
    expect(await readMainText(page)).toContain('Cette étape a besoin de JavaScript')
  })
})

test('shows an accessible server-rendered page in both schemes, in forced colours and enlarged @desktop', async ({
  page,
  request,
}) => {
  await blockShellScripts(page)
  for (const path of [...(await listInteractivePaths(request)), ...textPaths]) {
    await page.goto(path)
    await expectAccessibleInBothSchemes(page)
    const text = await readMainText(page)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await readMainText(page)).toBe(text)
    expect(await findInvisibleIcons(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    // A window 1280 px wide has this width at a zoom of 200 % and of 400 %.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 450 })
      expect(await readMainText(page)).toBe(text)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
})

const windowSizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

test("the landing page's largest contentful paint is its picture, on phone and desktop @desktop", async ({ page }) => {
  await blockShellScripts(page)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { largest: Reflect.get(entry, 'element')?.localName })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  for (const size of windowSizes) {
    await page.setViewportSize(size)
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'largest')), `at ${size.width} px`).toBe('img')
  }
})

test('shows the landing page, the search and the prices from 320 to 1920 px without horizontal scrolling and with a one-line header @desktop', async ({
  page,
}) => {
  /** Lists the texts of the header's links and buttons that take more than one line or leave the window. */
  const listMisplacedTexts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header :is(a, button)')]
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 50 || box.right > window.innerWidth)
        .map(({ text }) => text),
    )
  for (const path of ['/', '/therapists', '/pros/prices']) {
    const expectFitAtEveryWidth = async (state: string) => {
      for (const width of [320, 360, 390, 480, 640, 800, 860, 940, 999, 1000, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        // The live page updates its layout shortly after a resize.
        const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        await expect
          .poll(async () => [state, path, width, await overflowPx(), await listMisplacedTexts()])
          .toEqual([state, path, width, 0, []])
      }
    }
    await page.goto(path)
    await expectFitAtEveryWidth('composed')
    await startShell(page)
    await expectLive(page)
    await expectFitAtEveryWidth('live')
  }
})

test('shows the map in the space that the server-rendered search reserves @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/therapists')
  const reservedBox = await page.locator('.composed-map').boundingBox()
  await startShell(page)
  await expectLive(page)
  const mapBox = await page.getByRole('region', { name: 'Carte des praticiens' }).boundingBox()
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((mapBox?.[side] ?? 0) - (reservedBox?.[side] ?? 0)), side).toBeLessThanOrEqual(2)
})

/** Checks that the displayed page keeps its text in forced colours, and fits a window of 1280 px at a zoom of 400 %. */
async function expectReadable(page: Page): Promise<void> {
  const main = page.getByRole('main')
  // Repeats until the map or the calendar has loaded, which changes the text.
  await expect(async () => {
    const normalText = await main.innerText()
    await page.emulateMedia({ forcedColors: 'active' })
    const forcedColoursText = await main.innerText()
    await page.emulateMedia({ forcedColors: 'none' })
    expect(forcedColoursText).toBe(normalText)
  }).toPass()
  await page.setViewportSize({ width: 320, height: 450 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}

test('replaces the server-rendered page by the live page with a layout shift of at most 0.02, also on a phone @desktop', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const pathsOfInteractivePages = await listInteractivePaths(request)
  for (const path of [...textPaths, ...pathsOfInteractivePages])
    for (const size of windowSizes) {
      await page.setViewportSize(size)
      await page.goto(path)
      await startShell(page)
      await expectLive(page)
      const shift = await page.evaluate(() => Reflect.get(window, 'shift'))
      expect(shift, `${path} at ${size.width} px`).toBeLessThanOrEqual(0.02)
      if (size.width === 1280 && pathsOfInteractivePages.includes(path)) await expectReadable(page)
    }
})
