import type { TimelineKind } from 'shared/contracts/patients/timeline'
import { useQueryParams } from 'shared/router'
import { kindLabels } from './timelineTexts.ts'

const param = 'timeline'
const everything = 'all'

export const isKind = (word: string): word is TimelineKind => Object.hasOwn(kindLabels, word)

/**
 * Reads the timeline from the page's address: closed without its parameter, `?timeline=all`, or
 * `?timeline=SESSION,REQUEST`.
 * No kind chosen means all of them.
 */
export function useTimelineParam() {
  const [params, changeParams] = useQueryParams()
  const value = params.get(param)
  const kinds = value?.split(',').filter(isKind) ?? []
  const setKinds = (chosen: readonly TimelineKind[] | undefined) =>
    changeParams({ [param]: chosen ? chosen.join(',') || everything : '' }, { preventScrollReset: true })
  return { isOpen: value !== null, kinds, setKinds }
}
