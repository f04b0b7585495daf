import { expect, test, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'

/**
 * The landing page works without the shell. Opening a dialog loads the shell, which keeps what was typed and moves only
 * the text below the form.
 */

const getComposedPage = (page: Page) => page.locator('#composed')

/** Waits for the transition, then returns the colours of the header, its background and its bottom border. */
const readHeaderColours = (page: Page) =>
  page.getByRole('banner').evaluate(async (header) => {
    await Promise.all(header.getAnimations().map(({ finished }) => finished))
    const { backgroundColor, borderBottomColor } = getComputedStyle(header)
    return [backgroundColor, borderBottomColor]
  })

/** Returns the positions of titles and pictures on the page, in CSS pixels from its top. */
const readLayout = (page: Page) =>
  page.locator('main :is(h1, h2, h3), main picture').evaluateAll((elements) =>
    elements.map((element) => ({
      label: element.textContent || element.querySelector('img')?.alt,
      topPx: element.getBoundingClientRect().top + window.scrollY,
    })),
  )

/** Records the paths of the scripts requested from now on. */
function recordRequestedScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

const isStarter = (path: string) => /\/starter\.\w+\.js$/.test(path)

const getDemoFields = (page: Page) => ({
  firstname: page.getByRole('textbox', { name: 'Prénom' }),
  lastname: page.getByRole('textbox', { name: 'Nom', exact: true }),
  email: page.getByRole('textbox', { name: 'E-mail' }),
  send: page.getByRole('button', { name: 'Demander une démo' }),
})

test('reads the landing page and requests a demonstration without the shell', async ({ page }) => {
  const scripts = recordRequestedScripts(page)
  await page.goto('/')
  const headerAtTop = await readHeaderColours(page)

  await test.step('loads each picture on the way to the end of the page', async () => {
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
    await page.getByText('Que deviennent mes données si je pars ?').click()
    await expect(page.getByText('Vous les exportez quand vous voulez.')).toBeVisible()
    await expect(getComposedPage(page)).toHaveAttribute('data-scrolled')
    expect(await readHeaderColours(page)).not.toEqual(headerAtTop)
    await expectAccessibleInBothSchemes(page)
  })

  const { firstname, lastname, email, send } = getDemoFields(page)
  await test.step('sees the missing fields', async () => {
    await firstname.fill('Zoé')
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('Veuillez vérifier vos informations')
    await expect(lastname).toBeFocused()
    await expect(lastname).toHaveAccessibleDescription('Obligatoire')
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('sends the form again after a network error', async () => {
    await lastname.fill('Lectrice')
    await email.fill('zoe.lectrice@exemple.fr')
    await page.route('/api/ask-demo', (route) => route.abort(), { times: 1 })
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion, puis réessayez.')
    await expect(email).toHaveValue('zoe.lectrice@exemple.fr')
    await send.click()
    await expect(page).toHaveURL(/\/pros\/demoThanks$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Merci, à très bientôt' })).toBeVisible()
  })

  await test.step('goes back to a form that can be sent again, and searches', async () => {
    await page.goBack()
    await expect(send).toBeEnabled()
    await page.getByRole('searchbox', { name: 'Lieu' }).fill('lyon')
    expect(scripts.filter((path) => !isStarter(path))).toEqual([])
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveTitle('Médiation animale : praticiens à Lyon | Complice')
  })
})

test('opens the sign-in, which moves only the text below the form', async ({ page }) => {
  const scripts = recordRequestedScripts(page)
  await page.goto('/')
  const { firstname } = getDemoFields(page)
  await firstname.scrollIntoViewIfNeeded()
  await firstname.fill('Zoé')
  await expect(getComposedPage(page)).toHaveAttribute('data-scrolled')
  const scrolledHeader = await readHeaderColours(page)
  const layoutBefore = await readLayout(page)
  const title = page.getByRole('heading', { name: 'Voir Complice avec nous' })
  const topBefore = (await title.boundingBox())?.y ?? 0
  expect(scripts.filter((path) => !isStarter(path))).toEqual([])

  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connexion' })
  await expect(dialog).toBeVisible()
  await expect(getComposedPage(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await expect(firstname).toHaveValue('Zoé')
  expect(Math.abs(((await title.boundingBox())?.y ?? 0) - topBefore)).toBeLessThan(2)
  const topsAfter = new Map((await readLayout(page)).map(({ label, topPx }) => [label, topPx]))
  const movedElements = layoutBefore.filter(({ label, topPx }) => Math.abs((topsAfter.get(label) ?? 0) - topPx) > 12)
  expect(await readHeaderColours(page)).toEqual(scrolledHeader)
  // Only the text below the form moves, because the live page has the labels of the form inside its fields.
  expect(movedElements.map(({ label }) => label)).toEqual(['Votre prochaine séance mérite votre attention'])
})

test('waits for a demonstration request in progress although the shell has loaded', async ({ page }) => {
  const { promise: responseAllowed, resolve: allowResponse } = Promise.withResolvers<void>()
  await page.route('/api/ask-demo', async (route) => {
    await responseAllowed
    await route.continue()
  })
  await page.goto('/')
  const { firstname, lastname, email, send } = getDemoFields(page)
  await firstname.fill('Zoé')
  await lastname.fill('Pressée')
  await email.fill('zoe.pressee@exemple.fr')
  await send.click()
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click()
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible()
  await expect(getComposedPage(page)).toBeAttached()
  allowResponse()
  await expect(page).toHaveURL(/\/pros\/demoThanks$/)
})

test("opens the cookie choice in the landing page's footer", async ({ page }) => {
  await page.goto('/')
  await getComposedPage(page).getByRole('link', { name: 'Gérer les cookies' }).click()
  const preferences = page.getByRole('dialog', { name: 'Vos préférences' })
  await preferences.getByRole('switch', { name: 'Analytics' }).check()
  await preferences.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(preferences).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
})
