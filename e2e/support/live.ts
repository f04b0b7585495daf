import { expect, type Page } from '@playwright/test'

/**
 * Starts the scripts of a server-rendered page, which wait for an interaction. Imitates a pointer on a link to a
 * dialog, and repeats it until the scripts start, because the browser's own pointer may leave the link immediately. On
 * a known device the scripts start by themselves.
 */
export const startShell = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const composed = document.querySelector('#composed')
      if (!composed || document.documentElement.dataset['starting'] !== undefined) return true
      composed.querySelector('a[href*="connexion=1"]')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
      window.dispatchEvent(new Event('pointermove'))
      return false
    },
    undefined,
    { polling: 250 },
  )

/** Waits until the live page, with its heading, has replaced the server-rendered text. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('#composed')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
