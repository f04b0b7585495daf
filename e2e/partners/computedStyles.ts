import { expect, type Page } from '@playwright/test'

/** Computed styles of each node (`width:12px`), by the node's path from the shadow root. */
type StylesByPath = Record<string, string[]>

/**
 * Returns the computed styles of every node of the booking element, except the line of the current time, which moves.
 */
async function readStyles(page: Page): Promise<StylesByPath> {
  // Returns the styles as one string, because serialising hundreds of thousands of values one by one is slow.
  const serialisedStyles = await page.evaluate(() => {
    const styles: Record<string, string[]> = {}
    const walk = (parent: Element | ShadowRoot, path: string) => {
      for (const [index, node] of [...parent.children].entries()) {
        if (node.classList.contains('rbc-current-time-indicator')) continue
        const nodePath = `${path} > ${node.tagName.toLowerCase()}${index}`
        const computedStyle = getComputedStyle(node)
        styles[nodePath] = Array.from(computedStyle, (name) => `${name}:${computedStyle.getPropertyValue(name)}`)
        walk(node, nodePath)
      }
    }
    const root = document.querySelector('complice-booking')?.shadowRoot
    if (root) walk(root, '')
    return JSON.stringify(styles)
  })
  const styles: StylesByPath = JSON.parse(serialisedStyles)
  return styles
}

/** Returns a line per style of `left` that `right` lacks, or per node whose number of styles differs. */
export const listStyleDifferences = (left: StylesByPath, right: StylesByPath): string[] =>
  [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((path) => {
    const leftStyles = left[path] ?? []
    const rightStyles = new Set(right[path] ?? [])
    if (leftStyles.length !== rightStyles.size)
      return [`${path}: ${leftStyles.length} styles, ${rightStyles.size} on the other side`]
    return leftStyles.filter((style) => !rightStyles.has(style)).map((style) => `${path}: ${style}`)
  })

/** Returns the styles once two readings in a row are equal, because the calendar measures its bars after rendering. */
export async function readSettledStyles(page: Page): Promise<StylesByPath> {
  let styles = await readStyles(page)
  await expect(async () => {
    const previousStyles = styles
    styles = await readStyles(page)
    expect(listStyleDifferences(previousStyles, styles)).toEqual([])
  }).toPass()
  return styles
}
