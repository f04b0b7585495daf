import { expect, test, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { waitForMailedPath } from '../support/mail.ts'
import { openMenuOnPhone, pressSignOut } from '../support/member.ts'
import { waitUntilPreloaded } from '../support/milestones.ts'

/** A visitor opens a practice, signs in and out, resets the password and takes the tour. */

const password = 'une phrase assez longue'
const createEmailAddress = () => `camille.${Date.now()}.${Math.round(Math.random() * 1e6)}@exemple.fr`

const skipCookieBanner = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() })),
  )
const skipTour = (page: Page) => page.addInitScript(() => localStorage.setItem('complice.tourSeen', '1'))

const getHeader = (page: Page) => page.getByRole('banner')
const getDialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function signUp(page: Page, email: string) {
  await page.goto('/')
  await getHeader(page).getByRole('link', { name: 'Essai gratuit' }).click()
  const form = getDialog(page, 'Inscription')
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('textbox', { name: 'Mot de passe' }).first().fill(password)
  await form.getByRole('textbox', { name: 'Confirmation' }).fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: "S'inscrire" }).click()
}

async function fillSignIn(page: Page, email: string, typedPassword: string) {
  const form = getDialog(page, 'Connexion')
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('textbox', { name: 'Mot de passe' }).fill(typedPassword)
  await form.getByRole('button', { name: 'Se connecter' }).click()
}

async function signIn(page: Page, email: string, typedPassword: string) {
  await getHeader(page).getByRole('link', { name: 'Connexion' }).click()
  await fillSignIn(page, email, typedPassword)
}

/** Signs out and waits for the home page, which opens as a new document once the server has ended the sign-in. */
async function signOut(page: Page) {
  await pressSignOut(page)
  await expect(page).toHaveURL(/\/$/)
}

test(
  'creates a practice with the Pro offer, signs out and signs in again',
  { tag: ['@phone', '@gateway'] },
  async ({ page }) => {
    const email = createEmailAddress()
    await skipCookieBanner(page)
    await skipTour(page)

    await test.step('requires every field of the sign-up, without accessibility violations', async () => {
      await page.goto('/?inscription=1')
      await expect(getDialog(page, 'Inscription').getByRole('radio', { name: /Pro/ })).toBeChecked()
      await getDialog(page, 'Inscription').getByRole('button', { name: "S'inscrire" }).click()
      await expect(getDialog(page, 'Inscription').getByText('E-mail requis')).toBeVisible()
      await expectNoAxeViolations(page)
      await getDialog(page, 'Inscription')
        .getByRole('radio', { name: /Ultime/ })
        .check()
      await expect(getDialog(page, 'Offre Ultime').getByRole('button', { name: 'OK' })).toBeDisabled()
      await expectNoAxeViolations(page)
      await getDialog(page, 'Offre Ultime').getByRole('button', { name: 'Fermer' }).click()
      await expect(getDialog(page, 'Inscription').getByRole('button', { name: "S'inscrire" })).toBeDisabled()
    })

    await test.step("opens the agenda, the first section of the owner's menu, after the sign-up", async () => {
      await signUp(page, email)
      await expect(page).toHaveURL(/\/pros\/sessions$/)
      expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeTruthy()
    })

    await test.step('clears the device and opens the home page at sign-out', async () => {
      await signOut(page)
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('jwtToken')
    })

    await test.step('reports a wrong password, and keeps the input', async () => {
      await signIn(page, email, 'pas le bon mot')
      await expect(getDialog(page, 'Connexion').getByText("nom d'utilisateur ou mot de passe incorrect")).toBeVisible()
      await expect(getDialog(page, 'Connexion').getByLabel('E-mail')).toHaveValue(email)
      await fillSignIn(page, email, password)
      await expect(page).toHaveURL(/\/pros\/sessions$/)
    })

    await test.step('refuses a second practice with the same e-mail address', async () => {
      await signOut(page)
      await signUp(page, email)
      await expect(getDialog(page, 'Inscription').getByText('Adresse mail déjà enregistrée')).toBeVisible()
    })
  },
)

test('returns to the requested page after signing in', { tag: '@desktop' }, async ({ page }) => {
  await skipCookieBanner(page)
  await skipTour(page)
  await page.goto('/pros/patients?name=martin')
  await fillSignIn(page, 'pro@demo.complice.fr', 'complice-demo')
  await expect(page).toHaveURL(/\/pros\/patients\?name=martin$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
})

test(
  'sets a new password with the link sent by e-mail, which works once',
  { tag: ['@desktop', '@gateway'] },
  async ({ page, request }) => {
    const email = createEmailAddress()
    await skipCookieBanner(page)
    await skipTour(page)
    await signUp(page, email)
    await expect(page).toHaveURL(/\/pros\/sessions$/)
    await signOut(page)

    await test.step('reports an unknown e-mail address', async () => {
      await getHeader(page).getByRole('link', { name: 'Connexion' }).click()
      await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
      await page.getByRole('main').getByLabel('E-mail').fill(createEmailAddress())
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByText('Utilisateur introuvable')).toBeVisible()
    })

    await test.step('sends an e-mail to a known address', async () => {
      await page.getByRole('main').getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByText('Un mail de réinitialisation vient de vous être envoyé')).toBeVisible()
    })

    const path = await waitForMailedPath(request, email, /https?:\/\/\S+\/change-password\?token=\S+/)

    await test.step('requires the two passwords to be equal', async () => {
      await page.goto(path)
      await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('une nouvelle phrase')
      await page.getByRole('textbox', { name: 'Confirmation' }).fill('une autre phrase')
      await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
      await expect(page.getByText('Mot de passe et confirmation différents')).toBeVisible()
    })

    await test.step('signs in with the new password', async () => {
      await page.getByRole('textbox', { name: 'Confirmation' }).fill('une nouvelle phrase')
      await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
      await expect(page.getByText('Vous pouvez vous reconnecter')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Connexion' }).click()
      await fillSignIn(page, email, 'une nouvelle phrase')
      await expect(page).toHaveURL(/\/pros\/sessions$/)
    })

    await test.step('refuses the used link', async () => {
      await signOut(page)
      await page.goto(path)
      await expect(page.getByText(/Ce lien n'est plus valable/)).toBeVisible()
    })
  },
)

test('shows the tour after the first sign-in, and again only on request', async ({ page, isMobile }) => {
  await skipCookieBanner(page)
  await page.goto('/')
  await signIn(page, 'ultime@demo.complice.fr', 'complice-demo')
  const step = page.getByLabel(/^Visite guidée/)
  await expect(step).toContainText('Rendez-vous')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(step).toBeHidden()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilPreloaded(page)
  await expect(step).toBeHidden()

  await openMenuOnPhone(page)
  await page.getByRole('button', { name: 'Aide et affichage' }).click()
  await page.getByRole('menuitem', { name: 'Revoir la visite' }).click()
  await expect(step).toContainText('Rendez-vous')
  await step.getByRole('button', { name: 'Suivant' }).click()
  await expect(step).toContainText('Animaux')
  await step.getByRole('button', { name: 'Fermer la visite' }).click()
  await expect(step).toBeHidden()
  if (isMobile) await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden()
})

test('signs in and opens pages with only the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await skipCookieBanner(page)
  await skipTour(page)
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('E-mail')).toBeFocused()

  await getHeader(page).getByRole('link', { name: 'Connexion' }).focus()
  await page.keyboard.press('Enter')
  await getDialog(page, 'Connexion').getByLabel('E-mail').fill('pro@demo.complice.fr')
  await page.keyboard.press('Tab')
  await page.keyboard.type('complice-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pros\/sessions$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/pros\/patients$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('?')
  await expect(getDialog(page, 'Raccourcis clavier').getByText('Aller à Rendez-vous')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(getDialog(page, 'Raccourcis clavier')).toBeHidden()
})
