import { isRecord } from '../isRecord.ts'

/**
 * Returns the text typed into the search of a list, from the state of its history entry. It is not in the URL, because
 * it may be a name, a phone number or an e-mail address.
 */
export const searchedTextOf = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['searchedText'] === 'string' ? state['searchedText'] : undefined

/** Returns the state of a history entry with a new searched text; '' removes it. Other values of the state are kept. */
export function withSearchedText(state: unknown, searchedText: string): unknown {
  const { searchedText: _replaced, ...otherValues } = isRecord(state) ? state : {}
  if (searchedText !== '') return { ...otherValues, searchedText }
  return Object.keys(otherValues).length === 0 ? null : otherValues
}
