import type { DayLayoutFunction } from 'react-big-calendar'
import type { AgendaEvent } from '../agendaEvent.ts'
import { assignLanes } from './lanes.ts'
import type { Span } from './lanes.ts'
import { minBlockMinutes } from './minBlockMinutes.ts'

type DayOfCalendar = Parameters<DayLayoutFunction<AgendaEvent>>[0]
type StyledEvent = ReturnType<DayLayoutFunction<AgendaEvent>>[number]

const minHeight = (minBlockMinutes / (24 * 60)) * 100
const gapPx = 3
/** Width of the block '+2', beside the lanes: a target for a finger. */
const morePx = 28

const styleOf = ({ top, height }: Span, left: string, width: string) => ({
  top,
  height: `calc(${height}% - 2px)`,
  width: `calc(${width} - ${gapPx}px)`,
  xOffset: left,
})

/** Returns an event that stands for sessions for which there is no room. */
const moreEvent = (hidden: readonly AgendaEvent[]): AgendaEvent[] =>
  hidden[0] ? [{ ...hidden[0], title: `+${hidden.length}`, hidden }] : []

/**
 * Places the sessions of a day beside each other where they overlap, in at most `maxLanes` lanes; a block '+2' beside
 * them stands for further sessions. A block is at least as high as `minBlockMinutes`, so that a short session can be read
 * and pressed; a session that starts within that height is placed beside it.
 */
export const layOutDayIn =
  (maxLanes: number): DayLayoutFunction<AgendaEvent> =>
  ({ events, slotMetrics, accessors }: DayOfCalendar): StyledEvent[] => {
    const spans = events.map((event) => {
      const range: Span = slotMetrics.getRange(accessors.start(event), accessors.end(event))
      const height = Math.max(range.height, minHeight)
      return { event, height, top: Math.min(range.top, 100 - height) }
    })
    const clusters = assignLanes(spans, maxLanes).map(({ placed, hidden, laneCount }) => {
      const room = hidden.length > 0 ? `(100% - ${morePx + gapPx}px)` : '100%'
      const lanes = placed.map(({ item, lane, laneSpan }) => ({
        event: item.event,
        style: styleOf(item, `calc(${room} * ${lane / laneCount})`, `${room} * ${laneSpan / laneCount}`),
      }))
      const more = hidden.flatMap((group) => {
        const top = Math.min(...group.map((item) => item.top))
        const height = Math.max(...group.map((item) => item.top + item.height)) - top
        const style = styleOf({ top, height }, `calc(100% - ${morePx + gapPx}px)`, `${morePx + gapPx}px`)
        return moreEvent(group.map(({ event }) => event)).map((event) => ({ event, style }))
      })
      return [...lanes, ...more]
    })
    // In the order of time, which is that of the keyboard.
    return clusters.flatMap((blocks) => blocks.toSorted((a, b) => a.style.top - b.style.top))
  }
