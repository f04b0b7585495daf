import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { acceptsQueries, queryOnce } from './queryOnce.ts'
import { startPostgres } from './startPostgres.ts'

const module = new URL('startPostgres.ts', import.meta.url).href

describe('the embedded PostgreSQL', () => {
  let folder: string
  let dir: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'complice-postgres-'))
    dir = join(folder, 'postgres')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps its data across a stop', async () => {
    const first = await startPostgres({ dir })
    await queryOnce(first.adminUrl, "create table animal as select 'Étoile' as name")
    await first.stop()
    expect(await acceptsQueries(first.adminUrl)).toBe(false)
    const second = await startPostgres({ dir })
    const found = await queryOnce(second.adminUrl, 'select upper(name) as name from animal')
    await second.stop()
    expect(found).toEqual([{ name: 'ÉTOILE' }])
  })

  it('rejects a wrong password; the right one is in a file that only its owner can read', async () => {
    const postgres = await startPostgres({ dir })
    const wrongUrl = new URL(postgres.adminUrl)
    wrongUrl.password = 'wrong'
    const isAccepted = await acceptsQueries(wrongUrl.href)
    await postgres.stop()
    expect(isAccepted).toBe(false)
    expect(statSync(`${dir}.password`).mode & 0o777).toBe(0o600)
  })

  it('creates its files again after an interrupted first start', async () => {
    writeFileSync(`${dir}.init`, 'partial')
    const postgres = await startPostgres({ dir })
    const isReady = await acceptsQueries(postgres.adminUrl)
    await postgres.stop()
    expect(isReady).toBe(true)
  })

  it('stops when its launcher is killed, and opens again with all committed data', async () => {
    const killed = spawn(process.execPath, ['--input-type=module-typescript', '-e', launcher(dir)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [address] = await once(killed.stdout, 'data')
    const url = String(address).trim()
    await queryOnce(url, 'create table acknowledged as select 1 as id')
    killed.kill('SIGKILL')
    await waitUntilStopped(url)
    const postgres = await startPostgres({ dir })
    const committedRows = await queryOnce(postgres.adminUrl, 'select id from acknowledged')
    await postgres.stop()
    expect(committedRows).toEqual([{ id: 1 }])
  })
})

const launcher = (dir: string) => `
  const { startPostgres } = await import(${JSON.stringify(module)})
  console.log((await startPostgres({ dir: ${JSON.stringify(dir)} })).adminUrl)
  setInterval(() => {}, 1000)`

async function waitUntilStopped(url: string): Promise<void> {
  while (await acceptsQueries(url)) await pause(50)
}
