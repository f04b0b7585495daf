import { isRecord } from 'shared/domain/isRecord'
import { readDraft, storeDraftSoon } from 'shared/ui/form'

/** The texts before and after the lines of an invoice. */
export interface LastTexts {
  introText: string
  concludeText: string
}

const draftName = 'bill.lastTexts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the texts of the last invoice that this member issued on this device, to reuse them in the next invoice. */
export function readLastTexts(): LastTexts {
  const stored = readDraft(draftName)?.value
  const { introText, concludeText } = isRecord(stored) ? stored : {}
  return { introText: textOf(introText), concludeText: textOf(concludeText) }
}

export const storeLastTexts = ({ introText, concludeText }: LastTexts): void =>
  storeDraftSoon(draftName, { value: { introText, concludeText }, version: '' })
