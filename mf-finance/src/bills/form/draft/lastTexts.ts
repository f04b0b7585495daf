import { isRecord } from 'shared/domain/isRecord'
import { readDraft, storeDraftSoon } from 'shared/ui/form'

/** Texts before and after the lines of an invoice. */
export interface LastTexts {
  introText: string
  concludeText: string
}

const name = 'bill.lastTexts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Texts of the last invoice that this member issued on this device, for the next invoice. */
export function readLastTexts(): LastTexts {
  const stored = readDraft(name)?.value
  const { introText, concludeText } = isRecord(stored) ? stored : {}
  return { introText: textOf(introText), concludeText: textOf(concludeText) }
}

export const storeLastTexts = ({ introText, concludeText }: LastTexts): void =>
  storeDraftSoon(name, { value: { introText, concludeText }, version: '' })
