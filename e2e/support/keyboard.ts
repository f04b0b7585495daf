import { expect, type Locator, type Page } from '@playwright/test'

/** Works in a shadow root too, where `document.activeElement` is the host. */
const hasFocus = (element: Element) => {
  const root = element.getRootNode()
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element
}

/** Presses Tab until the element has the focus; fails when the keyboard cannot reach it. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate(hasFocus)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(target)}`)
}
