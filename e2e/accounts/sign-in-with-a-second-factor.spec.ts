import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectNoAxeViolations } from '../support/axe.ts'
import { pressSignOut, setUpKnownDevice } from '../support/member.ts'

/** A member adds a second factor, signs in with it, and signs out a stolen device. */

const password = 'une phrase assez longue'
const email = `zoe.${Date.now()}.${Math.round(Math.random() * 1e6)}@exemple.fr`
const stepSeconds = 30

/**
 * Returns the authenticator code for the server's time plus `stepsAhead` steps. The server accepts a code only once,
 * but also accepts the code of the next step.
 */
async function generateCode(request: APIRequestContext, key: string, stepsAhead = 0): Promise<string> {
  const { date = '' } = (await request.get('/api/health')).headers()
  const timestamp = Date.parse(date) + stepsAhead * stepSeconds * 1000
  return TOTP.generate({ secret: Secret.fromBase32(key), timestamp })
}

async function typePassword(page: Page) {
  await page.goto('/?connexion=1')
  const form = page.getByRole('dialog', { name: 'Connexion' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await expect(form.getByRole('textbox', { name: 'Code' })).toBeFocused()
  return form
}

test('signs in with a second factor, and signs out a stolen device immediately', async ({ page, request, browser }) => {
  await setUpKnownDevice(page)
  const { token } = await (await request.post('/api/signup', { data: { email, password, offer: 'PRO' } })).json()
  // Signs in only the first document, so that the test can sign out.
  await page.addInitScript((jwtToken) => {
    if (!sessionStorage.getItem('isTokenSet')) localStorage.setItem('jwtToken', jwtToken)
    sessionStorage.setItem('isTokenSet', '1')
  }, token)

  let key = ''
  let recoveryCode = ''
  await test.step('sets up the authenticator app with the password, and confirms it with its first code', async () => {
    await page.goto('/pros/user')
    await page
      .getByRole('region', { name: 'Connexion en deux étapes' })
      .getByRole('button', { name: 'Activer' })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expectNoAxeViolations(page)
    key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    await dialog.getByRole('textbox', { name: 'Code à six chiffres' }).fill(await generateCode(request, key))
    await dialog.getByRole('button', { name: 'Activer' }).click()
    recoveryCode = await dialog
      .getByRole('list', { name: 'Codes de secours' })
      .getByRole('listitem')
      .first()
      .innerText()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: "J'ai gardé ces codes" }).click()
    await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
  })

  await test.step('cannot sign in with the password alone', async () => {
    await pressSignOut(page)
    await expect(page).toHaveURL(/\/$/)
    const form = await typePassword(page)
    await expectNoAxeViolations(page)
    await form.getByRole('textbox', { name: 'Code' }).fill('000000')
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await expect(form.getByText('Ce code est incorrect, ou a déjà servi.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
    expect(await page.context().cookies()).toEqual([])
    await form.getByRole('textbox', { name: 'Code' }).fill(await generateCode(request, key, 1))
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/pros\/sessions$/)
  })

  const thiefContext = await browser.newContext()
  const thiefPage = await thiefContext.newPage()
  await test.step('signs in on another device with a recovery code', async () => {
    await setUpKnownDevice(thiefPage)
    const form = await typePassword(thiefPage)
    await form.getByRole('textbox', { name: 'Code' }).fill(recoveryCode.toUpperCase())
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await expect(thiefPage).toHaveURL(/\/pros\/sessions$/)
  })

  await test.step('signs the stolen device out, after which its token and cookie no longer work', async () => {
    const stolenToken = await thiefPage.evaluate(() => localStorage.getItem('jwtToken'))
    const headers = { authorization: `Bearer ${stolenToken}` }
    expect((await thiefContext.request.get('/api/user', { headers })).status()).toBe(200)
    await page.goto('/pros/user')
    await expect(page.getByText('Il vous reste 9 codes de secours.')).toBeVisible()
    await page.getByRole('button', { name: 'Déconnecter tous les autres' }).click()
    await expect(page.getByText('Autres appareils déconnectés')).toBeVisible()
    expect((await thiefContext.request.get('/api/user', { headers })).status()).toBe(401)
    expect((await thiefContext.request.post('/api/session/renew')).status()).toBe(401)
    expect((await page.request.post('/api/session/renew')).status()).toBe(200)
  })
  await thiefContext.close()
})
