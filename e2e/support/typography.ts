import { expect, type Page } from '@playwright/test'

/** Checks that no line of the page's text can begin with a French sign such as « : » or « % ». */
export async function expectNoBreakSpaces(page: Page): Promise<void> {
  const breakableTexts = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const isVerbatim = parentElement?.closest('script, style, code, pre, textarea, noscript, svg')
      if (!isVerbatim && / [:;?!»%€](?:[\s.,)…]|$)|« /.test(textContent ?? '')) found.push(textContent ?? '')
    }
    return found
  })
  expect(breakableTexts, 'texts with a plain space beside a French sign').toEqual([])
}
