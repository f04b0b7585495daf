import { describe, expect, it } from '@jest/globals'
import { assignLanes } from './lanes.ts'

const buildSpan = (name: string, top: number, bottom: number) => ({ name, top, height: bottom - top })

/** Returns each placed name as « name lane+width », with the width in lanes, and the groups of hidden names. */
const lanesOf = (spans: readonly ReturnType<typeof buildSpan>[], maxLanes = 3) =>
  assignLanes(spans, maxLanes).map(({ placed, hidden, laneCount }) => ({
    placed: placed.map(({ item, lane, laneSpan }) => `${item.name} ${lane}+${laneSpan}`),
    hidden: hidden.map((group) => group.map(({ name }) => name).join(' ')),
    laneCount,
  }))

describe('assignLanes', () => {
  it('gives the whole width to spans that touch without overlapping', () => {
    expect(lanesOf([buildSpan('b', 10, 20), buildSpan('a', 0, 10)])).toEqual([
      { placed: ['a 0+1'], hidden: [], laneCount: 1 },
      { placed: ['b 0+1'], hidden: [], laneCount: 1 },
    ])
  })

  it('reuses a lane once it is free', () => {
    expect(lanesOf([buildSpan('a', 0, 30), buildSpan('b', 0, 10), buildSpan('c', 10, 20)])).toEqual([
      { placed: ['a 0+1', 'b 1+1', 'c 1+1'], hidden: [], laneCount: 2 },
    ])
  })

  it('widens a span over lanes in which nothing overlaps it', () => {
    const spans = [buildSpan('a', 0, 30), buildSpan('b', 0, 20), buildSpan('c', 0, 10), buildSpan('d', 20, 30)]
    expect(lanesOf(spans)).toEqual([{ placed: ['a 0+1', 'b 1+1', 'd 1+2', 'c 2+1'], hidden: [], laneCount: 3 }])
  })

  it('hides spans without a lane, grouped by overlap', () => {
    const spans = ['a', 'b', 'c', 'd', 'e'].map((name) => buildSpan(name, 0, 10))
    expect(lanesOf([...spans, buildSpan('f', 5, 30), buildSpan('g', 20, 40)])).toEqual([
      { placed: ['a 0+1', 'g 0+3', 'b 1+1', 'c 2+1'], hidden: ['d e f'], laneCount: 3 },
    ])
  })

  it('groups hidden spans at different times separately', () => {
    const morning = ['a', 'b'].map((name) => buildSpan(name, 0, 10))
    const noon = ['c', 'd'].map((name) => buildSpan(name, 20, 30))
    expect(lanesOf([buildSpan('all day', 0, 40), ...morning, ...noon], 2)).toEqual([
      { placed: ['all day 0+1', 'a 1+1', 'c 1+1'], hidden: ['b', 'd'], laneCount: 2 },
    ])
  })
})
