import { inElement } from './inElement.ts'

/** The last of a root is the components' own: whatever comes after it in time stands before it in the cascade. */
const wear = (root: ShadowRoot, sheet: CSSStyleSheet) => {
  const worn = root.adoptedStyleSheets
  root.adoptedStyleSheets = [...worn.slice(0, -1), sheet, ...worn.slice(-1)]
}

/**
 * In the place of emotion's own sheet. Rules that code puts into an adopted sheet are no inline style: they work under
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
    wear(container, this.#sheet)
  }

  /** Emotion asks whether there is anything to flush before it writes a global style again. */
  get tags(): { nextElementSibling: null }[] {
    return this.#sheet.cssRules.length > 0 ? [{ nextElementSibling: null }] : []
  }

  insert(rule: string): void {
    try {
      this.#sheet.insertRule(inElement(rule), this.#sheet.cssRules.length)
    } catch {
      // A rule for another browser.
    }
  }

  flush(): void {
    this.#sheet.replaceSync('')
  }

  hydrate(): void {}
}

const ofLibraries: CSSStyleSheet[] = []
const roots = new Set<ShadowRoot>()

/** A library's style sheet, wherever elements are drawn and will be. */
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(inElement(css))
  ofLibraries.push(sheet)
  for (const root of roots) wear(root, sheet)
}

export function wearLibraries(root: ShadowRoot): () => void {
  for (const sheet of ofLibraries) wear(root, sheet)
  roots.add(root)
  return () => roots.delete(root)
}
