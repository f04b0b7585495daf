import { expect, type Page } from '@playwright/test'

/** Waits until the live page stands in the place of the text that the server composed, with its heading. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('#composed')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
