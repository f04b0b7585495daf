import { expect, type Locator, type Page } from '@playwright/test'

/** Returns where the focus is. In a shadow root, `document.activeElement` is only the host. */
const locateFocus = (element: Element): 'here' | 'elsewhere' | 'removed' => {
  if (!element.isConnected) return 'removed'
  const root = element.getRootNode()
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element
    ? 'here'
    : 'elsewhere'
}

/** More elements than any page has before a target. */
const maxTabPresses = 150

/** Presses Tab until the element has the focus; fails when the keyboard cannot reach it. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  // Locates the element once rather than at each key press, because locating by role is slow on a large page.
  let element = await target.elementHandle()
  for (let presses = 0; presses < maxTabPresses; presses += 1) {
    const focus = await element?.evaluate(locateFocus)
    if (focus === 'here') return
    if (focus === 'removed') element = await target.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(target)}`)
}
