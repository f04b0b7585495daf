import { letterTextProblems, proposedText } from 'shared/domain/bills/letterTexts'
import type { LetterLevel, LetterText } from 'shared/domain/bills/letterTexts'
import { isRecord } from 'shared/domain/isRecord'
import { readDraft, storeDraftSoon } from 'shared/ui/form'

const nameOf = (level: LetterLevel) => `bill.letter.${level ?? 'document'}`

/** Text that this member last sent from this device at that level; else the proposed one. */
export function readLetterText(level: LetterLevel): LetterText {
  const stored = readDraft(nameOf(level))?.value
  const { subject, text } = isRecord(stored) ? stored : {}
  if (typeof subject !== 'string' || typeof text !== 'string') return proposedText(level)
  return letterTextProblems({ subject, text }).length > 0 ? proposedText(level) : { subject, text }
}

/** The text that is proposed from now on; the product's own is not stored, so that it may get better. */
export function storeLetterText(level: LetterLevel, { subject, text }: LetterText): void {
  const own = proposedText(level)
  const isOwn = own.subject === subject && own.text === text
  storeDraftSoon(nameOf(level), isOwn ? undefined : { value: { subject, text }, version: '' })
}
