import type { TimelineKind } from 'shared/contracts/patients/timeline'
import { useQueryParams } from 'shared/router'
import { kindLabels } from './timelineTexts.ts'

const param = 'timeline'
const allKindsValue = 'all'

export const isKind = (text: string): text is TimelineKind => Object.hasOwn(kindLabels, text)

/**
 * Reads and changes the state of the timeline in the URL: `?timeline=all`, or `?timeline=SESSION,REQUEST` with a filter
 * by kind, or no parameter while the timeline is closed.
 */
export function useTimelineParam() {
  const [params, changeParams] = useQueryParams()
  const value = params.get(param)
  const kinds = value?.split(',').filter(isKind) ?? []
  const setKinds = (nextKinds: readonly TimelineKind[] | undefined) =>
    changeParams({ [param]: nextKinds ? nextKinds.join(',') || allKindsValue : '' }, { preventScrollReset: true })
  return { isOpen: value !== null, kinds, setKinds }
}
