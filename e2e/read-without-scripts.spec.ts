import { expect, test, type Page } from '@playwright/test'
import { expectGoodInBothSchemes } from './support/axe.ts'
import { expectLive, startShell } from './support/live.ts'

/** The public pages as the server composes them: before any script, without one, and when the live page takes over. */

const pages = ['/', '/aide/premiere-facture', '/public/cgu', '/partenaires']

const mainText = (page: Page) => page.locator('#composed main').innerText()

/** The masked icons, each by its element, that have the colour of the page: nobody sees them. */
const unseenIcons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'Canvas'
    const canvas = getComputedStyle(probe).color
    probe.remove()
    const icons = [...document.querySelectorAll('#composed *')].filter(
      (element) => getComputedStyle(element, '::before').maskImage !== 'none',
    )
    return icons
      .filter((element) => getComputedStyle(element, '::before').backgroundColor === canvas)
      .map((element) => element.outerHTML.slice(0, 80))
  })

/** A script of the shell that never comes: the composed text stays. */
const stopScripts = (page: Page) => page.route(/\/shell\/[^/]+\/main\.[^/]+\.js$/, (route) => route.abort())

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads what is composed, and goes from page to page @desktop', async ({ page }) => {
    for (const path of pages) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 200])
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect((await mainText(page)).length).toBeGreaterThan(800)
    }
    await page.getByRole('link', { name: 'Aide' }).click()
    await page.getByRole('link', { name: 'Vos données' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vos données' })).toBeVisible()
    expect((await page.goto('/aide/nulle-part'))?.status()).toBe(404)
  })
})

test('a composed page is accessible in both schemes, and loses nothing in forced colours or enlarged @desktop', async ({
  page,
}) => {
  await stopScripts(page)
  for (const path of pages) {
    await page.goto(path)
    await expectGoodInBothSchemes(page)
    const text = await mainText(page)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await mainText(page)).toBe(text)
    expect(await unseenIcons(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    // 1280 px at 200 % and at 400 %.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 450 })
      expect(await mainText(page)).toBe(text)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
})

test('the live page takes the place of the composed one without a shift @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of pages) {
    await page.goto(path)
    if (path === '/') await startShell(page)
    await expectLive(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.02)
  }
})
