import { emailTextProblems, defaultEmailText } from 'shared/domain/bills/emailTexts'
import type { EmailLevel, EmailText } from 'shared/domain/bills/emailTexts'
import { isRecord } from 'shared/domain/isRecord'
import { readDraft, storeDraftSoon } from 'shared/ui/form'

const draftKeyOf = (level: EmailLevel) => `bill.letter.${level ?? 'document'}`

/** Returns the text that the member last sent from this device at a level, or the default text if none is valid. */
export function readEmailText(level: EmailLevel): EmailText {
  const stored = readDraft(draftKeyOf(level))?.value
  const { subject, text } = isRecord(stored) ? stored : {}
  if (typeof subject !== 'string' || typeof text !== 'string') return defaultEmailText(level)
  return emailTextProblems({ subject, text }).length > 0 ? defaultEmailText(level) : { subject, text }
}

/**
 * Stores the text that is proposed next time at a level. An unchanged default text is not stored, so that later
 * versions of the default are proposed.
 */
export function storeEmailText(level: EmailLevel, { subject, text }: EmailText): void {
  const defaultText = defaultEmailText(level)
  const isDefault = defaultText.subject === subject && defaultText.text === text
  storeDraftSoon(draftKeyOf(level), isDefault ? undefined : { value: { subject, text }, version: '' })
}
