import type { DayLayoutFunction } from 'react-big-calendar'
import algorithm from 'react-big-calendar/lib/utils/layout-algorithms/no-overlap'
import { minShownMinutes } from './minShownMinutes.ts'

const isAlgorithm = (value: unknown): value is typeof algorithm => typeof value === 'function'
/** The algorithm is a CommonJS module: the bundler unwraps its default export, Node does not. */
const defaultExport: unknown = Reflect.get(algorithm, 'default')
const layOutWithoutOverlap = isAlgorithm(defaultExport) ? defaultExport : algorithm

interface Range {
  /** Distance from the top of the day, and height, in percent of the day's height. */
  top: number
  height: number
}

const minHeight = (minShownMinutes / (24 * 60)) * 100

/**
 * Places the sessions of a day beside each other where they overlap. A short session is as high as one of
 * `minShownMinutes`, so that it can be read and pressed; what begins within that height is placed beside it.
 */
export const layOutDay = <E extends object>({ slotMetrics, ...day }: Parameters<DayLayoutFunction<E>>[0]) =>
  layOutWithoutOverlap({
    ...day,
    slotMetrics: {
      ...slotMetrics,
      getRange: (...period: unknown[]) => {
        const range: Range = slotMetrics.getRange(...period)
        const height = Math.max(range.height, minHeight)
        return { ...range, height, top: Math.min(range.top, 100 - height) }
      },
    },
  })
