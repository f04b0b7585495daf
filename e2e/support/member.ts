import { expect, type APIRequestContext, type Page } from '@playwright/test'

export const demoPassword = 'complice-demo'

/** Prepares a browser in which the cookie banner was answered and the tour was seen. */
export const setUpKnownDevice = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() }))
    localStorage.setItem('complice.tourSeen', '1')
  })

/** Signs in through the dialog. */
export async function signIn(page: Page, email: string, password = demoPassword) {
  await setUpKnownDevice(page)
  await page.goto('/?connexion=1')
  const form = page.getByRole('dialog', { name: 'Connexion' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/pros\//)
}

/** Opens the menu on a phone, which has the help and the sign-out; on a desktop they are in the header. */
export async function openMenuOnPhone(page: Page) {
  const menuButton = page.getByRole('button', { name: 'Ouvrir le menu' })
  await expect(menuButton.or(page.getByRole('button', { name: 'Se déconnecter' }))).toBeVisible()
  if (await menuButton.isVisible()) await menuButton.click()
}

/** Presses the sign-out button. */
export async function pressSignOut(page: Page) {
  await openMenuOnPhone(page)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
}

interface SignIn {
  token: string
  atMs: number
}
const recentSignIns = new Map<string, SignIn>()
const reuseDurationMs = 5 * 60_000

/** Returns a token of the member, reused for a few minutes, because checking a password is slow on purpose. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const recentSignIn = recentSignIns.get(email)
  if (recentSignIn && Date.now() - recentSignIn.atMs < reuseDurationMs) {
    const headers = { authorization: `Bearer ${recentSignIn.token}` }
    const response = await request.get('/api/user/details', { headers })
    if (response.status() !== 401) return recentSignIn.token
  }
  const response = await request.post('/api/login', { data: { email, password: demoPassword } })
  const { token }: { token: string } = await response.json()
  recentSignIns.set(email, { token, atMs: Date.now() })
  return token
}

/** Returns the member's id, read from the token. */
export async function memberIdOf(request: APIRequestContext, email: string): Promise<string> {
  const token = await tokenOf(request, email)
  const claims: { sub: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return claims.sub
}

/** Signs the page in without the dialog, on every origin that it opens. */
export async function signInAs(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const token = await tokenOf(request, email)
  await setUpKnownDevice(page)
  await page.addInitScript((jwtToken) => localStorage.setItem('jwtToken', jwtToken), token)
}
