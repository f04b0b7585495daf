import { describe, expect, it } from '@jest/globals'
import { layOutDay } from './layOutDay.ts'
import { mostSimultaneous } from './mostSimultaneous.ts'

/** A session that begins `start` minutes after midnight and ends at `end`. */
interface Period {
  start: number
  end: number
}
const percentOf = (minutes: number) => (minutes / 1440) * 100
const day = (date: Date) => date.getTime()

/** Returns the columns and heights in minutes, as the calendar's library measures them. */
const placesOf = (periods: Period[]) =>
  layOutDay({
    events: periods,
    minimumStartDifference: 30,
    accessors: { start: ({ start }: Period) => new Date(start), end: ({ end }: Period) => new Date(end) },
    slotMetrics: {
      getRange: (start: Date, end: Date) => ({
        top: percentOf(day(start)),
        height: percentOf(day(end)) - percentOf(day(start)),
        start: day(start),
        end: day(end),
        startDate: start,
        endDate: end,
      }),
    },
  })
    .toSorted((a, b) => Number(a.style.top) - Number(b.style.top))
    .map(({ style }) => ({
      top: Math.round((Number(style.top) * 1440) / 100),
      left: Math.round(Number.parseFloat(String(Reflect.get(style, 'xOffset')).replace('calc(', ''))),
      height: Math.round((Number.parseFloat(String(style.height).replace('calc(', '')) * 1440) / 100),
    }))

describe('the sessions of a day', () => {
  it('are side by side when three sessions of five minutes follow each other, each high enough to press', () => {
    expect(placesOf([600, 605, 610].map((start) => ({ start, end: start + 5 })))).toEqual([
      { top: 600, left: 0, height: 28 },
      { top: 605, left: 33, height: 28 },
      { top: 610, left: 67, height: 28 },
    ])
  })

  it('are below each other when they last half an hour', () => {
    expect(placesOf([600, 630].map((start) => ({ start, end: start + 30 })))).toEqual([
      { top: 600, left: 0, height: 30 },
      { top: 630, left: 0, height: 30 },
    ])
  })

  it('stay within the day', () => {
    expect(placesOf([{ start: 1430, end: 1435 }])).toEqual([{ top: 1412, left: 0, height: 28 }])
  })

  it('widen the week when short sessions are side by side', () => {
    const sessions = ['10:00', '10:05', '10:10'].map((startTime) => ({
      date: '2026-11-20',
      startTime,
      endTime: `10:${String(Number(startTime.slice(3)) + 5).padStart(2, '0')}`,
    }))
    expect(mostSimultaneous(sessions)).toBe(3)
  })
})
