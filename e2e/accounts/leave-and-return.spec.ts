import { expect, test, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { waitForMailedPath } from '../support/mail.ts'
import { pressSignOut, setUpKnownDevice, signIn } from '../support/member.ts'

/** An owner signs out without a network, deletes the practice, and restores it by the e-mailed link. */

const password = 'une phrase assez longue'

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('jwtToken'))

test('signs out without a network, deletes the practice and restores it', async ({ page, request, browser }) => {
  const email = `nina.${Date.now()}.${Math.round(Math.random() * 1e6)}@exemple.fr`
  await request.post('/api/signup', { data: { email, password, offer: 'PRO' } })
  const otherContext = await browser.newContext()
  const otherPage = await otherContext.newPage()
  await setUpKnownDevice(otherPage)

  await test.step('signs out on the device without a network, and on the server once the network is back', async () => {
    await signIn(otherPage, email, password)
    await otherContext.setOffline(true)
    await pressSignOut(otherPage)
    await expect(otherPage.getByRole('heading', { level: 1, name: 'Vous êtes déconnecté' })).toBeVisible()
    expect(await readToken(otherPage)).toBeNull()
    await expectAccessibleInBothSchemes(otherPage)
    await otherContext.setOffline(false)
    await expect(otherPage.getByRole('link', { name: 'Connexion' })).toBeVisible()
    expect((await otherContext.request.post('/api/session/renew')).status()).toBe(401)
  })

  await test.step('deletes the practice, which signs out the other device', async () => {
    await signIn(otherPage, email, password)
    await signIn(page, email, password)
    await page.goto('/pros/user')
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' })
    await dialog.getByRole('textbox', { name: 'Écrivez SUPPRIMER pour confirmer' }).fill('SUPPRIMER')
    await expectAccessibleInBothSchemes(page)
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await page.getByRole('button', { name: "Revenir à l'accueil" }).click()
    await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
    await otherPage.reload()
    await expect(otherPage.getByRole('link', { name: 'Connexion' })).toBeVisible()
    expect(await readToken(otherPage)).toBeNull()
  })

  await test.step('restores it by the link and the password, and signs in again', async () => {
    await page.goto(await waitForMailedPath(request, email, /https?:\/\/\S+\/public\/restoration#\S+/))
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('button', { name: 'Rouvrir mon cabinet' }).click()
    await expect(page.getByText(/^Votre cabinet est rouvert/)).toBeVisible()
    await signIn(page, email, password)
  })
  await otherContext.close()
})
