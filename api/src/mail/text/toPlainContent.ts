import type { EmailContent } from '../emailContent.ts'
import { breakLinks } from './breakLinks.ts'

/**
 * Control characters except line feed and tab, changes of direction, and invisible characters that could split a word.
 */
const invisiblePattern = /(?![\n\t])\p{Cc}|[\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu

const withoutInvisible = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(invisiblePattern, '')

const toSingleLine = (text: string) => withoutInvisible(text).replaceAll(/\s+/g, ' ').trim()

/**
 * Makes the texts of an e-mail plain text: no control characters, subject and title on one line. Without `keepsLinks`
 * they contain nothing that mail clients show as a link. The e-mail's own links are kept.
 */
export function toPlainContent(content: EmailContent, { keepsLinks }: { keepsLinks: boolean }): EmailContent {
  const breakForbiddenLinks = (text: string) => (keepsLinks ? text : breakLinks(text))
  const toLine = (text: string) => breakForbiddenLinks(toSingleLine(text))
  const toBlock = (text: string) => breakForbiddenLinks(withoutInvisible(text))
  const { subject, title, paragraphs, facts, notes, attachment } = content
  return {
    ...content,
    subject: toLine(subject),
    title: toLine(title),
    paragraphs: paragraphs.map(toBlock),
    ...(facts && { facts: facts.map(([label, value]): [string, string] => [toLine(label), toLine(value)]) }),
    ...(notes && { notes: notes.map(toLine) }),
    ...(attachment && { attachment: { ...attachment, filename: toSingleLine(attachment.filename) } }),
  }
}
