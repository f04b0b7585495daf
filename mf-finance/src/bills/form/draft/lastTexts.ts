import { isRecord } from 'shared/domain/isRecord'
import { readDraft, storeDraftSoon } from 'shared/ui/form'

/** Texts before and after the lines of an invoice. */
export interface LastTexts {
  introText: string
  concludeText: string
}

const name = 'bill.lastTexts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The texts of the invoice this member issued last on this device: the next one begins with them. */
export function readLastTexts(): LastTexts {
  const stored = readDraft(name)?.value
  const { introText, concludeText } = isRecord(stored) ? stored : {}
  return { introText: textOf(introText), concludeText: textOf(concludeText) }
}

export const storeLastTexts = ({ introText, concludeText }: LastTexts): void =>
  storeDraftSoon(name, { value: { introText, concludeText }, version: '' })
