import { expect, test, type Page } from '@playwright/test'
import { signInAs } from '../support/member.ts'
import { createSession } from '../support/session.ts'

/** A practitioner gets from a session to the PDF of its invoice in three clicks. */

const practitioner = 'ultime@demo.complice.fr'
const startCountingClicks = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['clicks'] = '0'
    addEventListener('click', () => (dataset['clicks'] = String(Number(dataset['clicks']) + 1)), true)
  })
const readClickCount = (page: Page) => page.evaluate(() => document.documentElement.dataset['clicks'])

test('bills a session in three clicks, and shows it as billed', async ({ page, request }) => {
  const { sessionId, name } = await createSession(request, practitioner)
  await signInAs(page, request, practitioner)
  await page.goto(`/pros/session/${sessionId}`)
  await page.getByRole('link', { name: 'Facturer' }).waitFor()
  await startCountingClicks(page)
  await page.getByRole('link', { name: 'Facturer' }).click()
  await page.getByRole('button', { name: 'Générer la facture' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(page).toHaveURL(/\/pros\/billings\/details$/)
  expect(await readClickCount(page)).toBe('3')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('60,00')
  await page.goto(`/pros/session/${sessionId}`)
  await expect(page.getByRole('link', { name: 'Émargement' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Facturer' })).toHaveCount(0)
})
