import { useLocation } from 'react-router-dom'
import { searchedTextOf, withSearchedText } from '../../../domain/list/searchedText.ts'
import { useLatestLocation } from './useLatestLocation.ts'
import { useQueryParams } from './useQueryParams.ts'

/**
 * Returns the text typed into a search, and a function that changes it and returns to the first page. The text is in
 * the state of the history entry, which going back and reloading restore, because a typed name must not be in the URL.
 * A link to a document may have its number in the URL, as `param`.
 */
export function useSearchedText(param: string): [string, (text: string) => void] {
  const [params, changeParams] = useQueryParams()
  const latestLocation = useLatestLocation()
  const text = searchedTextOf(useLocation().state) ?? params.get(param) ?? ''
  const setText = (newText: string) =>
    changeParams({ page: '', [param]: '' }, { state: withSearchedText(latestLocation().state, newText) })
  return [text, setText]
}
