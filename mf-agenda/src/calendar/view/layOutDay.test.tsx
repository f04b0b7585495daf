import { describe, expect, it } from '@jest/globals'
import { aSession, id } from 'shared/testing'
import { createEventCache } from '../agendaEvent.ts'
import { createDayLayout } from './layOutDay.ts'

/** A session that begins `start` minutes after midnight and ends at `end`. */
interface Period {
  start: number
  end: number
}
const minutesPerDay = 24 * 60

const percentOf = (minutes: number) => (minutes / minutesPerDay) * 100
const minutesOfDate = (date: Date) => date.getHours() * 60 + date.getMinutes()
const timeAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const eventOf = createEventCache({ type: 'DEFAULT', colors: [] }, () => ({
  animals: [],
  place: '',
  therapist: '',
  initials: '',
}))
const buildEvent = ({ start, end }: Period, index: number) =>
  eventOf(aSession({ id: id(index), startTime: timeAt(start), endTime: timeAt(end) }))

const layOut = (periods: readonly Period[], maxLanes = 3) =>
  createDayLayout(maxLanes)({
    events: periods.map(buildEvent),
    minimumStartDifference: 30,
    accessors: { start: ({ start }: { start: Date }) => start, end: ({ end }: { end: Date }) => end },
    slotMetrics: {
      getRange: (start: Date, end: Date) => ({
        top: percentOf(minutesOfDate(start)),
        height: percentOf(minutesOfDate(end) - minutesOfDate(start)),
      }),
    },
  })

/** Returns tops and heights in minutes, and the lane as a share of the width. */
const placesOf = (periods: readonly Period[]) =>
  layOut(periods).map(({ style }) => ({
    top: Math.round((Number(style.top) * minutesPerDay) / 100),
    left: Number(/\* ([\d.]+)\)$/.exec(String(Reflect.get(style, 'xOffset')))?.[1]).toFixed(2),
    height: Math.round((Number.parseFloat(String(style.height).replace('calc(', '')) * minutesPerDay) / 100),
  }))

describe('the sessions of a day', () => {
  it('are side by side when sessions of five minutes follow each other, each high enough to press', () => {
    expect(placesOf([600, 605, 610].map((start) => ({ start, end: start + 5 })))).toEqual([
      { top: 600, left: '0.00', height: 28 },
      { top: 605, left: '0.33', height: 28 },
      { top: 610, left: '0.67', height: 28 },
    ])
  })

  it('are below each other when they last half an hour', () => {
    expect(placesOf([600, 630].map((start) => ({ start, end: start + 30 })))).toEqual([
      { top: 600, left: '0.00', height: 30 },
      { top: 630, left: '0.00', height: 30 },
    ])
  })

  it('stay within the day', () => {
    expect(placesOf([{ start: 1430, end: 1435 }])).toEqual([{ top: 1412, left: '0.00', height: 28 }])
  })

  it('are sorted by time, not by lane', () => {
    const starts = [900, 600, 660, 630]
    expect(
      layOut(starts.map((start) => ({ start, end: start + 90 }))).map(({ event }) => minutesOfDate(event.start)),
    ).toEqual([600, 630, 660, 900])
  })

  it('are in one block, as high as all of them, beyond three side by side', () => {
    const [overflowBlock] = layOut([600, 600, 600, 600, 630].map((start) => ({ start, end: start + 60 }))).filter(
      ({ event }) => event.hidden,
    )
    expect(overflowBlock?.event.title).toBe('+2')
    expect(overflowBlock?.event.hidden?.map(({ session }) => session.startTime)).toEqual(['10:00', '10:30'])
    expect(overflowBlock?.style.top).toBe(percentOf(600))
    expect(Number.parseFloat(String(overflowBlock?.style.height).replace('calc(', ''))).toBeCloseTo(percentOf(90))
  })
})
