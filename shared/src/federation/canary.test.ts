import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { bucketOf, bucketCount, buildFor } from './canary.ts'
import { describeArea } from './federation.ts'
import type { AreaBuild, AreaName, RegisteredArea } from './federation.ts'

const buildOf = (name: AreaName): AreaBuild => ({
  base: '/mf/x/1/',
  entry: 'entry.js',
  container: 'x',
  first: [],
  files: {},
  descriptor: describeArea({ name, title: name, requires: {}, paths: [], menu: [], tour: [] }),
})
const registeredArea = (name: AreaName, canary: RegisteredArea['canary']): RegisteredArea => ({
  current: '1',
  ...(canary && { canary }),
  builds: { '1': buildOf(name), '2': buildOf(name) },
})
const agenda = registeredArea('mf-agenda', { build: '2', percent: 5 })
const canaryUsersOf = (testedArea: RegisteredArea, users: readonly string[]) =>
  users.filter((bucketKey) => buildFor(testedArea, { bucketKey, groups: [] }) === '2')

describe('a canary at 5 %', () => {
  it.each([
    ['random identifiers', Array.from({ length: 2000 }, () => randomUUID())],
    [
      'consecutive identifiers',
      Array.from({ length: 2000 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
    ],
    ['numeric identifiers', Array.from({ length: 2000 }, (_, index) => String(index * 5))],
  ])('is served to 3.5 % to 6.5 % of 2,000 users with %s', (_caseName, users) => {
    const sharePercent = (canaryUsersOf(agenda, users).length / users.length) * 100
    expect(sharePercent).toBeGreaterThan(3.5)
    expect(sharePercent).toBeLessThan(6.5)
  })

  it('is always served to the same users', () => {
    const users = Array.from({ length: 2000 }, () => randomUUID())
    expect(canaryUsersOf(agenda, users)).toEqual(canaryUsersOf(agenda, users))
  })

  it('is still served to the same users when its percentage grows', () => {
    const users = Array.from({ length: 2000 }, () => randomUUID())
    const usersAtTenPercent = canaryUsersOf(registeredArea('mf-agenda', { build: '2', percent: 10 }), users)
    expect(usersAtTenPercent).toEqual(expect.arrayContaining(canaryUsersOf(agenda, users)))
  })

  it('is served to users chosen independently of the canary of another area', () => {
    const users = Array.from({ length: 2000 }, () => randomUUID())
    const patientsCanaryUsers = canaryUsersOf(registeredArea('mf-patients', { build: '2', percent: 5 }), users)
    const usersOfBoth = canaryUsersOf(agenda, users).filter((user) => patientsCanaryUsers.includes(user))
    // 5 % of 5 % of 2,000 users would be five users.
    expect(usersOfBoth.length).toBeLessThan(20)
  })
})

describe('a canary', () => {
  const visitor = { bucketKey: 'someone', groups: ['ADMIN', 'PRO'] }

  it.each([
    ['all visitors at 100 %', { build: '2', percent: 100 }, '2'],
    ['no visitor at 0 %', { build: '2', percent: 0 }, '1'],
    ['all visitors of its group', { build: '2', percent: 0, groups: ['PRO'] }, '2'],
    ['no visitor of another group', { build: '2', percent: 0, groups: ['ULTIME'] }, '1'],
    ['no visitor if its build is not registered', { build: '3', percent: 100 }, '1'],
    ['no visitor if it is not configured', undefined, '1'],
  ])('is served to %s', (_caseName, canary, expected) => {
    expect(buildFor(registeredArea('mf-agenda', canary), visitor)).toBe(expected)
  })
})

describe('bucketOf', () => {
  it('distributes 20,000 users evenly over the tenths of the buckets', () => {
    const countsByTenth = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 20_000; index += 1)
      countsByTenth[Math.floor(bucketOf(`user-${index}`) / (bucketCount / 10))]! += 1
    for (const count of countsByTenth) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })
})
