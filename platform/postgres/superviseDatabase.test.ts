import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { acceptsQueries, queryOnce } from './queryOnce.ts'
import { superviseDatabase } from './superviseDatabase.ts'

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

  /** The server's own process, not the shell that started it. */
  const kill = () => process.kill(Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')

  it('restarts at the same address when it is killed, with what was committed', async () => {
    const database = await superviseDatabase({ dir }, report)
    await queryOnce(database.adminUrl, 'create table acknowledged as select 1 as id')
    for (let time = 0; time < 2; time += 1) {
      kill()
      while (await acceptsQueries(database.adminUrl)) await pause(20)
      while (!(await acceptsQueries(database.adminUrl))) await pause(100)
    }
    expect(await queryOnce(database.adminUrl, 'select id from acknowledged')).toEqual([{ id: 1 }])
    await database.stop()
    expect(await acceptsQueries(database.adminUrl)).toBe(false)
    expect(reports[0]).toContain('The database stopped by itself')
  })

  it('is stopped although it was restarting', async () => {
    const database = await superviseDatabase({ dir }, report)
    kill()
    while (reports.length === 0) await pause(5)
    await database.stop()
    // The killed server has left its file, one that was stopped removes it.
    expect(existsSync(join(dir, 'postmaster.pid'))).toBe(false)
  })

  it('says why it cannot restart when its files are missing, and creates no new ones', async () => {
    const database = await superviseDatabase({ dir }, report)
    renameSync(dir, `${dir}.moved`)
    process.kill(Number(readFileSync(join(`${dir}.moved`, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    expect(await database.failed).toBe(`its files in ${dir} are gone`)
    await database.stop()
  })
})
