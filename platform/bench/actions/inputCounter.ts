import type { Page } from '@playwright/test'

declare global {
  interface Window {
    countInput: (kind: string) => void
  }
}

/**
 * Counts of a user's input: presses of the mouse, keys (a combination such as Ctrl+Enter is one), and changes of the
 * page.
 */
export interface InputCounts {
  clicks: number
  keys: number
  pageChanges: number
}

/** Counts the user's input in `page`. Pasted text is no key: free text is not counted. */
export class InputCounter {
  #counts: InputCounts = { clicks: 0, keys: 0, pageChanges: 0 }

  static async attachTo(page: Page): Promise<InputCounter> {
    const counter = new InputCounter()
    await page.exposeFunction('countInput', (kind: keyof InputCounts) => {
      counter.#counts[kind] += 1
    })
    await page.addInitScript(() => {
      const { countInput } = window
      const modifiers = ['Control', 'Shift', 'Alt', 'Meta']
      addEventListener('pointerdown', () => countInput('clicks'), true)
      addEventListener('keydown', ({ key }) => !modifiers.includes(key) && countInput('keys'), true)
      let heading = ''
      let { pathname } = location
      new MutationObserver(() => {
        const newHeading = document.querySelector('main h1')?.textContent ?? ''
        if (newHeading === '' || newHeading === heading) return
        // A page that loads has another heading than afterwards.
        if (heading !== '' && location.pathname !== pathname) countInput('pageChanges')
        heading = newHeading
        pathname = location.pathname
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    return counter
  }

  reset(): void {
    this.#counts = { clicks: 0, keys: 0, pageChanges: 0 }
  }

  get counts(): InputCounts {
    return { ...this.#counts }
  }
}
