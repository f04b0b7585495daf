import { expect, type APIRequestContext, type Page } from '@playwright/test'

export const demoPassword = 'complice-demo'

/** A browser where the cookie banner was answered and the tour was seen. */
export const knownDevice = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() }))
    localStorage.setItem('complice.tourSeen', '1')
  })

/** Signs in through the dialog. */
export async function signIn(page: Page, email: string) {
  await knownDevice(page)
  await page.goto('/?connexion=1')
  const form = page.getByRole('dialog', { name: 'Connexion' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('textbox', { name: 'Mot de passe' }).fill(demoPassword)
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/pros\//)
}

/** The member's id, read from the token. */
export async function memberId(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.post('/api/login', { data: { email, password: demoPassword } })
  const { token }: { token: string } = await response.json()
  const claims: { sub: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return claims.sub
}

/** Signs in without the dialog, on every origin the page opens. */
export async function signedInAs(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post('/api/login', { data: { email, password: demoPassword } })
  const { token }: { token: string } = await response.json()
  await knownDevice(page)
  await page.addInitScript((jwtToken) => localStorage.setItem('jwtToken', jwtToken), token)
}
