import { adaptCssToElement } from './adaptCssToElement.ts'

/** Adds the sheet before the style sheet of the components, which must come last in the cascade. */
const adoptSheet = (root: ShadowRoot, sheet: CSSStyleSheet) => {
  const adoptedSheets = root.adoptedStyleSheets
  root.adoptedStyleSheets = [...adoptedSheets.slice(0, -1), sheet, ...adoptedSheets.slice(-1)]
}

/**
 * Replaces emotion's style sheet. Rules that code inserts into an adopted sheet are not inline styles: they work under
 * the strictest `style-src`, and nothing is added to the page's head.
 */
export class AdoptedSheet {
  readonly key: string
  readonly container: ShadowRoot
  readonly isSpeedy = true
  readonly #sheet = new CSSStyleSheet()

  constructor({ key, container }: { key: string; container: ShadowRoot }) {
    this.key = key
    this.container = container
    adoptSheet(container, this.#sheet)
  }

  /** Non-empty if the sheet has rules: emotion checks this before it flushes and rewrites a global style. */
  get tags(): { nextElementSibling: null }[] {
    return this.#sheet.cssRules.length > 0 ? [{ nextElementSibling: null }] : []
  }

  insert(rule: string): void {
    try {
      this.#sheet.insertRule(adaptCssToElement(rule), this.#sheet.cssRules.length)
    } catch {
      // A rule in the syntax of another browser is skipped.
    }
  }

  flush(): void {
    this.#sheet.replaceSync('')
  }

  hydrate(): void {}
}

const librarySheets: CSSStyleSheet[] = []
const roots = new Set<ShadowRoot>()

/** Adopts a library's style sheet in all current and future elements. */
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(adaptCssToElement(css))
  librarySheets.push(sheet)
  for (const root of roots) adoptSheet(root, sheet)
}

export function adoptLibrarySheets(root: ShadowRoot): () => void {
  for (const sheet of librarySheets) adoptSheet(root, sheet)
  roots.add(root)
  return () => roots.delete(root)
}
