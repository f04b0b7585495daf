import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { acceptsQueries, queryOnce } from './queryOnce.ts'
import { superviseDatabase } from './superviseDatabase.ts'
import type { SupervisorDependencies } from './superviseDatabase.ts'

describe('the embedded database', () => {
  let folder: string
  let dir: string
  const reports: string[] = []
  const report = (message: string) => reports.push(message)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'complice-postgres-'))
    dir = join(folder, 'postgres')
    reports.length = 0
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** Kills the server's own process; the shell that started it keeps running. */
  const killServer = () =>
    process.kill(Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')

  it('restarts at the same address when it is killed, with all committed data', async () => {
    const database = await superviseDatabase({ dir }, report)
    await queryOnce(database.adminUrl, 'create table acknowledged as select 1 as id')
    const failures: string[] = []
    void database.failureReason.then((reason) => failures.push(reason))
    // Waits for each report, because a server that is killed again during a restart is reported only once.
    const countStarts = () => reports.filter((message) => message.includes('started again')).length
    for (let restartCount = 0; restartCount < 2; restartCount += 1) {
      killServer()
      while (failures.length === 0 && countStarts() === restartCount) await pause(20)
      expect(failures).toEqual([])
      expect(await acceptsQueries(database.adminUrl)).toBe(true)
    }
    expect(await queryOnce(database.adminUrl, 'select id from acknowledged')).toEqual([{ id: 1 }])
    await database.stop()
    expect(await acceptsQueries(database.adminUrl)).toBe(false)
    expect(reports[0]).toContain('The database exited unexpectedly')
  })

  it('can be stopped while it restarts', async () => {
    const database = await superviseDatabase({ dir }, report)
    killServer()
    while (reports.length === 0) await pause(5)
    await database.stop()
    // A killed server leaves postmaster.pid behind; a stopped server removes it.
    expect(existsSync(join(dir, 'postmaster.pid'))).toBe(false)
  })

  it('reports that it cannot restart because its files are missing', async () => {
    const database = await superviseDatabase({ dir }, report)
    renameSync(dir, `${dir}.moved`)
    process.kill(Number(readFileSync(join(`${dir}.moved`, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    expect(await database.failureReason).toBe(`its files in ${dir} are gone`)
    await database.stop()
  })
})

/**
 * Returns dependencies for a server that exits immediately and whose restart never succeeds; each attempt takes
 * `attemptMs`.
 */
function failingDependencies(attemptMs: number) {
  let clockMs = 0
  let isFirst = true
  const attemptsAtMs: number[] = []
  const start: SupervisorDependencies['start'] = async () => {
    if (isFirst) {
      isFirst = false
      return {
        adminUrl: 'postgresql://127.0.0.1:1/x',
        version: 18,
        exited: Promise.resolve(),
        stop: async () => {},
      }
    }
    attemptsAtMs.push(clockMs)
    clockMs += attemptMs
    throw new Error('invalid page')
  }
  const dependencies: SupervisorDependencies = {
    now: () => clockMs,
    pause: async (ms) => {
      clockMs += ms
    },
    start,
    hasFiles: () => true,
    isDiskFull: () => false,
    hasTransientFailure: () => false,
  }
  return { dependencies, attemptsAtMs, elapsedMs: () => clockMs }
}
const ignoreReport = () => {}

describe('a database that does not restart', () => {
  it.each([
    [10, 5],
    [900, 3],
    [3_000, 1],
  ])(
    'is given up within five seconds when each attempt takes %i ms, after %i attempts',
    async (attemptMs, attempts) => {
      const { dependencies, attemptsAtMs, elapsedMs } = failingDependencies(attemptMs)
      const { failureReason } = await superviseDatabase({ dir: '/nowhere' }, ignoreReport, dependencies)
      expect(await failureReason).toBe('invalid page')
      expect(attemptsAtMs).toHaveLength(attempts)
      expect(elapsedMs()).toBeLessThanOrEqual(5_000)
    },
  )

  it.each([
    ['while processes of the killed server are still exiting', 100, true],
    ['when it was killed again after a longer recovery', 6_000, false],
  ])('is retried for up to a minute %s', async (_caseName, attemptMs, isTransient) => {
    const { dependencies, elapsedMs } = failingDependencies(attemptMs)
    const temporaryFailure = { ...dependencies, hasTransientFailure: () => isTransient }
    const { failureReason } = await superviseDatabase({ dir: '/nowhere' }, ignoreReport, temporaryFailure)
    expect(await failureReason).toBe('invalid page')
    expect(elapsedMs()).toBeGreaterThan(50_000)
    expect(elapsedMs()).toBeLessThanOrEqual(60_000)
  })

  it('is retried while the disk is full, and for five seconds more', async () => {
    const { dependencies, elapsedMs } = failingDependencies(10)
    const diskFullUntilMs = 60_000
    const isDiskFull = () => dependencies.now() < diskFullUntilMs
    const { failureReason } = await superviseDatabase({ dir: '/nowhere' }, ignoreReport, {
      ...dependencies,
      isDiskFull,
    })
    expect(await failureReason).toBe('invalid page')
    expect(elapsedMs()).toBeGreaterThanOrEqual(diskFullUntilMs)
    expect(elapsedMs()).toBeLessThanOrEqual(diskFullUntilMs + 7_000)
  })
})
