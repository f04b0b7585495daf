import type { Browser, Page } from '@playwright/test'
import { demoForm } from 'shared/domain/publicPages/landing'
import { demoThanks } from 'shared/domain/publicPages/demoThanks'
import { openThrottledPage, totalBytes } from './browser.ts'
import { openPhoneContext } from './phone.ts'

/**
 * The scripts that a new visitor of the landing page downloads: first for a full visit, then in addition for the
 * sign-in dialog.
 */
export interface LandingVisit {
  bytes: number
  /** The duration is from a tap on 'Connexion' until the dialog accepts input. */
  signIn: { bytes: number; durationMs: number }
}

/** Submits the demonstration form. A filled honeypot field (`website`) prevents the e-mail to the operator. */
async function requestDemo(page: Page): Promise<void> {
  for (const { label, type } of demoForm.fields)
    await page.getByRole('textbox', { name: label, exact: true }).fill(type === 'email' ? 'banc@exemple.fr' : 'Banc')
  await page.locator('input[name="website"]').fill('https://exemple.fr', { force: true })
  await page.getByRole('button', { name: demoForm.submit }).click()
  await page.getByRole('heading', { level: 1, name: demoThanks.title }).waitFor()
}

/** Measures a visit that opens a question, requests a demonstration, comes back, and opens the sign-in. */
export async function measureLandingVisit(browser: Browser, origin: string): Promise<LandingVisit> {
  const context = await openPhoneContext(browser)
  try {
    const { page, traffic } = await openThrottledPage(context)
    await page.goto(origin)
    await page.locator('summary').first().click()
    await requestDemo(page)
    await page.goto(origin)
    const bytes = totalBytes(await traffic.scripts())
    const startedAtMs = performance.now()
    await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' }).waitFor()
    const durationMs = performance.now() - startedAtMs
    return { bytes, signIn: { bytes: totalBytes(await traffic.scripts()) - bytes, durationMs } }
  } finally {
    await context.close()
  }
}
