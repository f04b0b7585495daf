import type { Page } from '@playwright/test'

/**
 * Imitates the translation of a browser in the open document: puts each text, also of later changes, into `<font>`
 * elements in place of its text node. The words stay the same, so that locators find them.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untranslated = 'script, style, textarea, option, title, font'
    const translate = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untranslated)) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data
      text.replaceWith(outer)
    }
    const translateIn = (node: Node) => {
      if (node instanceof Text) return translate(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) if (text instanceof Text) translate(text)
    }
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
