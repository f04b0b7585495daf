import type { EmailContent } from '../emailContent.ts'
import { breakLinks } from './breakLinks.ts'

/** Control characters except line feed and tab, changes of direction, and invisible characters that could split a word. */
const invisiblePattern = /(?![\n\t])\p{Cc}|[\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu

const withoutInvisible = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(invisiblePattern, '')

const onOneLine = (text: string) => withoutInvisible(text).replaceAll(/\s+/g, ' ').trim()

/**
 * Makes the texts of an e-mail plain text: no control characters, subject and title on one line. Without `keepsLinks`
 * they contain nothing that mail clients show as a link. The e-mail's own links are kept.
 */
export function plainContent(content: EmailContent, { keepsLinks }: { keepsLinks: boolean }): EmailContent {
  const linksOf = (text: string) => (keepsLinks ? text : breakLinks(text))
  const line = (text: string) => linksOf(onOneLine(text))
  const block = (text: string) => linksOf(withoutInvisible(text))
  const { subject, title, paragraphs, facts, notes, attachment } = content
  return {
    ...content,
    subject: line(subject),
    title: line(title),
    paragraphs: paragraphs.map(block),
    ...(facts && { facts: facts.map(([label, value]): [string, string] => [line(label), line(value)]) }),
    ...(notes && { notes: notes.map(line) }),
    ...(attachment && { attachment: { ...attachment, filename: onOneLine(attachment.filename) } }),
  }
}
