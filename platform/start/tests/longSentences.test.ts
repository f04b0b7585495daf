import { describe, expect, it } from '@jest/globals'
import { findLongSentences } from './longSentences.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('findLongSentences', () => {
  it.each([
    ['a paragraph of several lines', `${words(2)}\n${words(2)}.`],
    ['a list item with a second line', `- ${words(2)}\n  ${words(2)}`],
    ['a heading', `## ${words(4)}`],
    ['a table cell', `| a | ${words(4)} |`],
    ['a sentence between two short ones', `Short. ${words(4)}. Short.`],
    ['a sentence with an abbreviation before a small letter', `${words(2)} etc. ${words(2)}`],
    ['the text of a link', `[${words(4)}](page.md)`],
  ])('finds %s', (_caseName, markdown) => {
    expect(findLongSentences(markdown, 3)).toHaveLength(1)
  })

  it.each([
    ['two short sentences', `${words(3)}. Word ${words(2)}.`],
    ['a sentence that begins with code', `${words(3)}. \`code\` ${words(2)}.`],
    ['two list items', `- ${words(3)}\n- ${words(3)}`],
    ['two numbered items', `1. ${words(3)}\n2. ${words(3)}`],
    ['the cells of one row', `| ${words(3)} | ${words(3)} |`],
    ['a heading and its paragraph', `# ${words(3)}\n${words(3)}.`],
    ['two paragraphs', `${words(3)}\n\n${words(3)}`],
    ['code of several words', `\`${words(9)}\` ${words(2)}.`],
    ['a code fence', `\`\`\`ts\n${words(9)}\n\`\`\``],
    ['the address of a link', `[${words(3)}](${words(9)})`],
    ['punctuation between words', `${words(2)} – = word.`],
  ])('accepts %s', (_caseName, markdown) => {
    expect(findLongSentences(markdown, 3)).toEqual([])
  })

  it('finds by default the sentences with more than 40 words', () => {
    expect(findLongSentences(`${words(40)}.`)).toEqual([])
    expect(findLongSentences(`${words(41)}.`)).toEqual([`${words(41)}.`])
  })
})
