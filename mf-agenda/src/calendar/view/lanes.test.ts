import { describe, expect, it } from '@jest/globals'
import { assignLanes } from './lanes.ts'

const span = (name: string, top: number, bottom: number) => ({ name, top, height: bottom - top })

/** Returns each placed name with its lane and width in lanes, and the groups of hidden names. */
const lanesOf = (spans: readonly ReturnType<typeof span>[], maxLanes = 3) =>
  assignLanes(spans, maxLanes).map(({ placed, hidden, laneCount }) => ({
    placed: placed.map(({ item, lane, laneSpan }) => `${item.name} ${lane}+${laneSpan}`),
    hidden: hidden.map((group) => group.map(({ name }) => name).join(' ')),
    laneCount,
  }))

describe('assignLanes', () => {
  it('gives the whole width to spans that touch without overlapping', () => {
    expect(lanesOf([span('b', 10, 20), span('a', 0, 10)])).toEqual([
      { placed: ['a 0+1'], hidden: [], laneCount: 1 },
      { placed: ['b 0+1'], hidden: [], laneCount: 1 },
    ])
  })

  it('reuses a lane once it is free', () => {
    expect(lanesOf([span('a', 0, 30), span('b', 0, 10), span('c', 10, 20)])).toEqual([
      { placed: ['a 0+1', 'b 1+1', 'c 1+1'], hidden: [], laneCount: 2 },
    ])
  })

  it('widens a span over lanes in which nothing overlaps it', () => {
    expect(lanesOf([span('a', 0, 30), span('b', 0, 20), span('c', 0, 10), span('d', 20, 30)])).toEqual([
      { placed: ['a 0+1', 'b 1+1', 'd 1+2', 'c 2+1'], hidden: [], laneCount: 3 },
    ])
  })

  it('hides spans without a lane, grouped by overlap', () => {
    const spans = ['a', 'b', 'c', 'd', 'e'].map((name) => span(name, 0, 10))
    expect(lanesOf([...spans, span('f', 5, 30), span('g', 20, 40)])).toEqual([
      { placed: ['a 0+1', 'g 0+3', 'b 1+1', 'c 2+1'], hidden: ['d e f'], laneCount: 3 },
    ])
  })

  it('groups hidden spans at different times separately', () => {
    const morning = ['a', 'b'].map((name) => span(name, 0, 10))
    const noon = ['c', 'd'].map((name) => span(name, 20, 30))
    expect(lanesOf([span('all day', 0, 40), ...morning, ...noon], 2)).toEqual([
      { placed: ['all day 0+1', 'a 1+1', 'c 1+1'], hidden: ['b', 'd'], laneCount: 2 },
    ])
  })
})
