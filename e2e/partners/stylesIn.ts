import type { Page } from '@playwright/test'

/** By each node's way from the shadow root, all it is drawn with: `width:12px`. */
type Styles = Record<string, string[]>

/** Every computed style of every node in the element. Only the line of the present time moves between two looks. */
export const stylesIn = (page: Page): Promise<Styles> =>
  page.evaluate(() => {
    const root = document.querySelector('complice-booking')?.shadowRoot
    const styles: Record<string, string[]> = {}
    const walk = (node: Element, way: string) => {
      if (node.classList.contains('rbc-current-time-indicator')) return
      const shown = getComputedStyle(node)
      styles[way] = Array.from(shown, (name) => `${name}:${shown.getPropertyValue(name)}`)
      for (const [index, child] of [...node.children].entries()) walk(child, `${way} > ${child.tagName.toLowerCase()}${index}`)
    }
    for (const [index, child] of [...(root?.children ?? [])].entries()) walk(child, `${child.tagName.toLowerCase()}${index}`)
    return styles
  })

/** What is drawn otherwise, or is there in one only. */
export const differences = (one: Styles, other: Styles): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((way) => {
    const here = one[way] ?? []
    const there = new Set(other[way] ?? [])
    if (here.length !== there.size) return [`${way}: ${here.length} styles, ${there.size} there`]
    return here.filter((style) => !there.has(style)).map((style) => `${way}: ${style}`)
  })
