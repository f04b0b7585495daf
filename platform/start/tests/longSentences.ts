const codeSpan = /`[^`]*`/g
const codeFence = /^(```|~~~)[^]*?^\1.*$/gm
const comment = /<!--[^]*?-->/g
const link = /!?\[([^\]]*)\]\([^)]*\)/g

const heading = /^#{1,6} /
const tableRow = /^\s*\|/
const listItem = /^\s*([-*+]|\d+[.)]) /

/**
 * Matches the space after a full stop, question mark or exclamation mark, if the next word does not begin with a small
 * letter.
 */
const sentenceEnd = /(?<=[.!?…]["'’»)*_\]]*)\s+(?=[^\p{Ll}\s])/u

const wordsOf = (sentence: string): string[] => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Returns the paragraphs, list items, headings and table cells, each on one line. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = []
  let isOpen = false
  for (const line of markdown.split('\n')) {
    if (tableRow.test(line)) blocks.push(...line.split(/(?<!\\)\|/))
    else if (heading.test(line) || listItem.test(line)) blocks.push(line.replace(heading, '').replace(listItem, ''))
    else if (isOpen && line.trim()) blocks.push(`${blocks.pop() ?? ''} ${line.trim()}`)
    else blocks.push(line)
    isOpen = line.trim() !== '' && !tableRow.test(line) && !heading.test(line)
  }
  return blocks
}

/**
 * Returns the sentences of a Markdown document with more than `maxWords` words. A table cell, a list item and a
 * heading each end a sentence. Code in backticks counts as one word; code fences are left out.
 */
export function findLongSentences(markdown: string, maxWords = 40): string[] {
  const text = markdown.replace(codeFence, '').replace(comment, '').replace(codeSpan, 'Code').replace(link, '$1')
  return blocksOf(text)
    .flatMap((block) => block.split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > maxWords)
}
