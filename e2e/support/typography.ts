import { expect, type Page } from '@playwright/test'

/** Checks that no line of the page's text can begin with a French sign such as « : » or « % ». */
export async function expectNonBreakingSpaces(page: Page): Promise<void> {
  const breakableTexts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const textsWithBreak: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const isVerbatim = parentElement?.closest('script, style, code, pre, textarea, noscript, svg')
      if (!isVerbatim && / [:;?!»%€](?:[\s.,)…]|$)|« /.test(textContent ?? '')) textsWithBreak.push(textContent ?? '')
    }
    return textsWithBreak
  })
  expect(breakableTexts, 'texts with a plain space beside a French sign').toEqual([])
}
