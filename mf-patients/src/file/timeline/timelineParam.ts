import type { TimelineKind } from 'shared/contracts/patients/timeline'
import { useQueryParams } from 'shared/router'
import { kindLabels } from './timelineTexts.ts'

const param = 'timeline'
const allKindsValue = 'all'

export const isKind = (text: string): text is TimelineKind => Object.hasOwn(kindLabels, text)

/** Reads the timeline's state from the URL: no parameter when closed, `?timeline=all`, or `?timeline=SESSION,REQUEST`. An empty selection means all kinds. */
export function useTimelineParam() {
  const [params, changeParams] = useQueryParams()
  const value = params.get(param)
  const kinds = value?.split(',').filter(isKind) ?? []
  const setKinds = (nextKinds: readonly TimelineKind[] | undefined) =>
    changeParams({ [param]: nextKinds ? nextKinds.join(',') || allKindsValue : '' }, { preventScrollReset: true })
  return { isOpen: value !== null, kinds, setKinds }
}
