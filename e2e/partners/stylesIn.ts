import type { Page } from '@playwright/test'

/** By each node's way from the shadow root, all it is drawn with: `width:12px`. */
type Styles = Record<string, string[]>

/** Every computed style of every node in the element. Only the line of the present time moves between two looks. */
export async function stylesIn(page: Page): Promise<Styles> {
  // As one text: hundreds of thousands of values would each be wrapped on their way.
  const text = await page.evaluate(() => {
    const styles: Record<string, string[]> = {}
    const walk = (parent: Element | ShadowRoot, way: string) => {
      for (const [index, node] of [...parent.children].entries()) {
        if (node.classList.contains('rbc-current-time-indicator')) continue
        const here = `${way} > ${node.tagName.toLowerCase()}${index}`
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

/** What is drawn otherwise, or is there in one only. */
export const differences = (one: Styles, other: Styles): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((way) => {
    const here = one[way] ?? []
    const there = new Set(other[way] ?? [])
    if (here.length !== there.size) return [`${way}: ${here.length} styles, ${there.size} there`]
    return here.filter((style) => !there.has(style)).map((style) => `${way}: ${style}`)
  })
