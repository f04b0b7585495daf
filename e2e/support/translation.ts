import type { Page } from '@playwright/test'

/**
 * Imitates the translation of a browser in the open document. Puts each text, also of later changes, into `<font>`
 * elements in place of its text node. The words stay the same, so that locators find them.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untranslatedSelector = 'script, style, textarea, option, title, font'
    const translate = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untranslatedSelector)) return
      const outerFont = document.createElement('font')
      const innerFont = outerFont.appendChild(document.createElement('font'))
      innerFont.textContent = text.data
      text.replaceWith(outerFont)
    }
    const translateTextNodes = (node: Node) => {
      if (node instanceof Text) return translate(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const textNodes: Node[] = []
      while (walker.nextNode()) textNodes.push(walker.currentNode)
      for (const textNode of textNodes) if (textNode instanceof Text) translate(textNode)
    }
    translateTextNodes(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateTextNodes(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
