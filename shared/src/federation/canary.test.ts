import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { bucketOf, buckets, buildFor } from './canary.ts'
import { describeArea } from './federation.ts'
import type { AreaBuild, AreaName, RegisteredArea } from './federation.ts'

const build = (name: AreaName): AreaBuild => ({
  base: '/mf/x/1/',
  entry: 'entry.js',
  container: 'x',
  first: [],
  files: {},
  descriptor: describeArea({ name, title: name, requires: {}, paths: [], menu: [], tour: [] }),
})
const area = (name: AreaName, canary: RegisteredArea['canary']): RegisteredArea => ({
  current: '1',
  ...(canary && { canary }),
  builds: { '1': build(name), '2': build(name) },
})
const agenda = area('mf-agenda', { build: '2', percent: 5 })
const shareOf = (one: RegisteredArea, users: readonly string[]) =>
  users.filter((bucketKey) => buildFor(one, { bucketKey, groups: [] }) === '2')

describe('a canary at 5 %', () => {
  it.each([
    ['identifiers drawn at random', Array.from({ length: 2000 }, () => randomUUID())],
    [
      'consecutive identifiers',
      Array.from({ length: 2000 }, (_, rank) => `00000000-0000-4000-8000-${String(rank).padStart(12, '0')}`),
    ],
    ['random numbers of devices without an account', Array.from({ length: 2000 }, (_, rank) => String(rank * 5))],
  ])('is given to 5 % ± 1.5 of 2,000 users, with %s', (_caseName, users) => {
    const share = (shareOf(agenda, users).length / users.length) * 100
    expect(share).toBeGreaterThan(3.5)
    expect(share).toBeLessThan(6.5)
  })

  it('is stable for a user', () => {
    const users = Array.from({ length: 2000 }, () => randomUUID())
    expect(shareOf(agenda, users)).toEqual(shareOf(agenda, users))
  })

  it('keeps its users when its percentage grows', () => {
    const users = Array.from({ length: 2000 }, () => randomUUID())
    const more = shareOf(area('mf-agenda', { build: '2', percent: 10 }), users)
    expect(more).toEqual(expect.arrayContaining(shareOf(agenda, users)))
  })

  it('selects other users than the canary of another area', () => {
    const users = Array.from({ length: 2000 }, () => randomUUID())
    const patients = shareOf(area('mf-patients', { build: '2', percent: 5 }), users)
    const both = shareOf(agenda, users).filter((user) => patients.includes(user))
    // 5 % of 5 %: five users.
    expect(both.length).toBeLessThan(20)
  })
})

describe('a canary', () => {
  const someone = { bucketKey: 'someone', groups: ['ADMIN', 'PRO'] }

  it.each([
    ['everyone at 100 %', { build: '2', percent: 100 }, '2'],
    ['nobody at 0 %', { build: '2', percent: 0 }, '1'],
    ['everyone of its group', { build: '2', percent: 0, groups: ['PRO'] }, '2'],
    ['nobody of another group', { build: '2', percent: 0, groups: ['ULTIME'] }, '1'],
    ['nobody once its build is gone', { build: '3', percent: 100 }, '1'],
    ['nobody without a canary', undefined, '1'],
  ])('is served to %s', (_caseName, canary, expected) => {
    expect(buildFor(area('mf-agenda', canary), someone)).toBe(expected)
  })
})

describe('the buckets', () => {
  it('are all used, evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let rank = 0; rank < 20_000; rank += 1) tenths[Math.floor(bucketOf(`user-${rank}`) / (buckets / 10))]! += 1
    for (const held of tenths) expect(Math.abs(held - 2000)).toBeLessThan(200)
  })
})
