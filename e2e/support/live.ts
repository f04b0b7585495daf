import { expect, type Page } from '@playwright/test'

/** Starts the scripts of a page that waits for a visitor, or for a pointer on a link to a dialog; a known device has started them itself. */
export const startShell = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    document
      .querySelector('#composed a[href*="connexion=1"]')
      ?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    window.dispatchEvent(new Event('pointermove'))
  })

/** Waits until the live page stands in the place of the text that the server composed, with its heading. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('#composed')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
