import { expect, type APIRequestContext, type Page } from '@playwright/test'

export const demoPassword = 'complice-demo'

/** A device that has answered about cookies and has seen the tour. */
export const knownDevice = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() }))
    localStorage.setItem('complice.tourSeen', '1')
  })

/** By the dialog, as anyone does. */
export async function signIn(page: Page, email: string) {
  await knownDevice(page)
  await page.goto('/?connexion=1')
  const form = page.getByRole('dialog', { name: 'Connexion' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('textbox', { name: 'Mot de passe' }).fill(demoPassword)
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/pros\//)
}

/** The member's identifier, as the token tells it. */
export async function memberId(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/api/login', { data: { email, password: demoPassword } })
  const { token }: { token: string } = await answer.json()
  const claims: { sub: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return claims.sub
}

/** Signed in on every origin the page opens, without the dialog. */
export async function signedInAs(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post('/api/login', { data: { email, password: demoPassword } })
  const { token }: { token: string } = await answer.json()
  await knownDevice(page)
  await page.addInitScript((jwtToken) => localStorage.setItem('jwtToken', jwtToken), token)
}
