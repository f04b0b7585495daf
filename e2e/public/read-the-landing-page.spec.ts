import { expect, test, type Page } from '@playwright/test'
import { expectGoodInBothSchemes } from '../support/axe.ts'

/** The landing page is read without the shell; a form that is touched brings it, and nothing moves or is lost. */

const composed = (page: Page) => page.locator('#composed')

/** The colours of the header, its ground and the line below it, once they have changed. */
const headerLook = (page: Page) =>
  page.getByRole('banner').evaluate(async (header) => {
    await Promise.all(header.getAnimations().map(({ finished }) => finished))
    const { backgroundColor, borderBottomColor } = getComputedStyle(header)
    return [backgroundColor, borderBottomColor]
  })

/** Where each title and picture stands on the page, in CSS pixels from its top. */
const layoutOf = (page: Page) =>
  page.locator('main :is(h1, h2, h3), main picture').evaluateAll((elements) =>
    elements.map((element) => ({
      what: element.textContent || element.querySelector('img')?.alt,
      topPx: element.getBoundingClientRect().top + window.scrollY,
    })),
  )

test('a visitor reads the landing page without the shell, and asks for a demonstration', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  const clearHeader = await headerLook(page)

  await test.step('reads it to its end, with its pictures', async () => {
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
    await page.getByText('Que deviennent mes données si je pars ?').click()
    await expect(page.getByText('Vous les exportez quand vous voulez.')).toBeVisible()
    await expectGoodInBothSchemes(page)
    expect(scripts).toEqual([expect.stringMatching(/\/starter\.\w+\.js$/)])
  })

  await expect(composed(page)).toHaveAttribute('data-scrolled')
  const solidHeader = await headerLook(page)
  expect(solidHeader).not.toEqual(clearHeader)
  await page.getByText('Que deviennent mes données si je pars ?').click()
  const before = await layoutOf(page)

  await test.step('types while the shell comes', async () => {
    const name = page.getByRole('textbox', { name: 'Prénom' })
    await name.scrollIntoViewIfNeeded()
    const title = page.getByRole('heading', { name: 'Voir Complice avec nous' })
    const top = (await title.boundingBox())?.y ?? 0
    await name.pressSequentially('Zo')
    await expect(composed(page)).toHaveCount(0)
    await page.keyboard.type('é')
    await expect(name).toHaveValue('Zoé')
    expect(Math.abs(((await title.boundingBox())?.y ?? 0) - top)).toBeLessThan(2)
  })

  await test.step('finds everything where it was', async () => {
    const after = new Map((await layoutOf(page)).map(({ what, topPx }) => [what, topPx]))
    const moved = before.filter(({ what, topPx }) => Math.abs((after.get(what) ?? 0) - topPx) > 12)
    expect(await headerLook(page)).toEqual(solidHeader)
    // Below the form, which says more once it is live.
    expect(moved.map(({ what }) => what)).toEqual(['Votre prochaine séance mérite votre attention'])
  })
})

test('a form that is sent before the shell is there is sent once it is', async ({ page }) => {
  const { promise: sent, resolve: letScriptsThrough } = Promise.withResolvers<void>()
  await page.route(/\/shell\/[^/]+\/main\.[^/]+\.js$/, async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Zoé')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Pressée')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('zoe.pressee@exemple.fr')
  await page.getByRole('button', { name: 'Demander une démo' }).click()
  letScriptsThrough()
  await expect(page).toHaveURL(/\/pros\/demoThanks$/)
})

test('a visitor who reads the landing page chooses cookies at its foot', async ({ page }) => {
  await page.goto('/')
  await composed(page).getByRole('link', { name: 'Gérer les cookies' }).click()
  const preferences = page.getByRole('dialog', { name: 'Vos préférences' })
  await preferences.getByRole('switch', { name: 'Analytics' }).check()
  await preferences.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(preferences).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
})
