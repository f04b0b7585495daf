import type { DayLayoutFunction } from 'react-big-calendar'
import type { AgendaEvent } from '../agendaEvent.ts'
import { assignLanes } from './lanes.ts'
import type { Span } from './lanes.ts'
import { minBlockMinutes } from './minBlockMinutes.ts'

type DayOfCalendar = Parameters<DayLayoutFunction<AgendaEvent>>[0]
type StyledEvent = ReturnType<DayLayoutFunction<AgendaEvent>>[number]

/** Percentage of the day's height. */
const minHeightPercent = (minBlockMinutes / (24 * 60)) * 100
const gapPx = 3
/** Width of the block '+2' next to the lanes, wide enough to tap. */
const overflowBlockPx = 28

const styleOf = ({ top, height }: Span, left: string, width: string) => ({
  top,
  height: `calc(${height}% - 2px)`,
  width: `calc(${width} - ${gapPx}px)`,
  xOffset: left,
})

/** Returns one event '+2' for the sessions that do not fit next to the others; none if all fit. */
const createOverflowEvents = (hidden: readonly AgendaEvent[]): AgendaEvent[] =>
  hidden[0] ? [{ ...hidden[0], title: `+${hidden.length}`, hidden }] : []

/**
 * Returns a layout function of the calendar library that places overlapping sessions side by side, in at most
 * `maxLanes` lanes; a block '+2' next to them opens the list of hidden sessions. A block is at least as high as
 * `minBlockMinutes`, so that a short session can be read and pressed; a session that starts within that height is
 * placed next to it.
 */
export const createDayLayout =
  (maxLanes: number): DayLayoutFunction<AgendaEvent> =>
  ({ events, slotMetrics, accessors }: DayOfCalendar): StyledEvent[] => {
    const spans = events.map((event) => {
      const range: Span = slotMetrics.getRange(accessors.start(event), accessors.end(event))
      const height = Math.max(range.height, minHeightPercent)
      return { event, height, top: Math.min(range.top, 100 - height) }
    })
    const clusters = assignLanes(spans, maxLanes).map(({ placed, hidden, laneCount }) => {
      const lanesWidth = hidden.length > 0 ? `(100% - ${overflowBlockPx + gapPx}px)` : '100%'
      const lanes = placed.map(({ item, lane, laneSpan }) => ({
        event: item.event,
        style: styleOf(item, `calc(${lanesWidth} * ${lane / laneCount})`, `${lanesWidth} * ${laneSpan / laneCount}`),
      }))
      const overflowBlocks = hidden.flatMap((group) => {
        const top = Math.min(...group.map((item) => item.top))
        const height = Math.max(...group.map((item) => item.top + item.height)) - top
        const style = styleOf(
          { top, height },
          `calc(100% - ${overflowBlockPx + gapPx}px)`,
          `${overflowBlockPx + gapPx}px`,
        )
        return createOverflowEvents(group.map(({ event }) => event)).map((event) => ({ event, style }))
      })
      return [...lanes, ...overflowBlocks]
    })
    // Sorted by time, because the keyboard follows the order of the blocks.
    return clusters.flatMap((blocks) => blocks.toSorted((a, b) => a.style.top - b.style.top))
  }
