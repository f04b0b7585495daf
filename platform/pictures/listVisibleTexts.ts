import type { Page } from '@playwright/test'
import type { CaptureFormat } from './formats.ts'

/**
 * Returns the texts that are visible in a part of the window, in document order, including shadow roots. While a modal
 * dialog is open, only the dialog's texts are returned, because the scroll position of the page below varies.
 */
export const listVisibleTexts = (page: Page, clip: CaptureFormat['clip']): Promise<string[]> =>
  page.evaluate(({ x, y, width, height }) => {
    const texts: string[] = []
    const isWithin = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => right > x && left < x + width && bottom > y && top < y + height,
      )
    }
    const collectTexts = (parent: Node) => {
      for (const node of parent.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : ''
        if (text !== '' && isWithin(node)) texts.push(text)
        if (node instanceof Element && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          collectTexts(node.shadowRoot ?? node)
      }
    }
    collectTexts(document.querySelector('.MuiDialog-container') ?? document.body)
    return texts
  }, clip)
