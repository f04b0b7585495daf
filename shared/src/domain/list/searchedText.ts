import { isRecord } from '../isRecord.ts'

/**
 * The text typed into the search of a list, from the state of its history entry. The address does not contain it, since
 * it may be a name, a phone number or an e-mail address.
 */
export const searchedTextOf = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['searchedText'] === 'string' ? state['searchedText'] : undefined

/** The state of a history entry with another searched text; '' removes it. The other values of the state are kept. */
export function withSearchedText(state: unknown, searchedText: string): unknown {
  const { searchedText: _replaced, ...otherValues } = isRecord(state) ? state : {}
  if (searchedText !== '') return { ...otherValues, searchedText }
  return Object.keys(otherValues).length === 0 ? null : otherValues
}
