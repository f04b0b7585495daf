import { expect, type Page } from '@playwright/test'

/** The computed styles of each node (`width:12px`), by its path from the shadow root. */
type Styles = Record<string, string[]>

/** Computed styles of every node in the element, except the moving line of the current time. */
async function stylesIn(page: Page): Promise<Styles> {
  // As one string: serialising hundreds of thousands of values one by one is slow.
  const text = await page.evaluate(() => {
    const styles: Record<string, string[]> = {}
    const walk = (parent: Element | ShadowRoot, path: string) => {
      for (const [index, node] of [...parent.children].entries()) {
        if (node.classList.contains('rbc-current-time-indicator')) continue
        const here = `${path} > ${node.tagName.toLowerCase()}${index}`
        const shown = getComputedStyle(node)
        styles[here] = Array.from(shown, (name) => `${name}:${shown.getPropertyValue(name)}`)
        walk(node, here)
      }
    }
    const root = document.querySelector('complice-booking')?.shadowRoot
    if (root) walk(root, '')
    return JSON.stringify(styles)
  })
  const styles: Styles = JSON.parse(text)
  return styles
}

/** Lists differing styles, and nodes that exist on one side only. */
export const differences = (one: Styles, other: Styles): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((path) => {
    const here = one[path] ?? []
    const there = new Set(other[path] ?? [])
    if (here.length !== there.size) return [`${path}: ${here.length} styles, ${there.size} there`]
    return here.filter((style) => !there.has(style)).map((style) => `${path}: ${style}`)
  })

/** Waits until two consecutive readings are equal: the calendar measures its bars after rendering. */
export async function settledStylesIn(page: Page): Promise<Styles> {
  let styles = await stylesIn(page)
  await expect(async () => {
    const former = styles
    styles = await stylesIn(page)
    expect(differences(former, styles)).toEqual([])
  }).toPass()
  return styles
}
