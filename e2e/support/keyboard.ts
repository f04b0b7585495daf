import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab as often as it takes; an element that the keyboard cannot reach fails the journey. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(target)}`)
}
