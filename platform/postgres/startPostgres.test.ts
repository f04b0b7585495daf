import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { acceptsQueries, queryOnce } from './queryOnce.ts'
import { startPostgres } from './startPostgres.ts'

const moduleUrl = new URL('startPostgres.ts', import.meta.url).href

describe('the embedded PostgreSQL', () => {
  let folder: string
  let dir: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'complice-postgres-'))
    dir = join(folder, 'postgres')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps its data across a stop', async () => {
    const firstServer = await startPostgres({ dir })
    await queryOnce(firstServer.adminUrl, "create table animal as select 'Étoile' as name")
    await firstServer.stop()
    expect(await acceptsQueries(firstServer.adminUrl)).toBe(false)
    const secondServer = await startPostgres({ dir })
    const rows = await queryOnce(secondServer.adminUrl, 'select upper(name) as name from animal')
    await secondServer.stop()
    expect(rows).toEqual([{ name: 'ÉTOILE' }])
  })

  it('rejects a wrong password, and stores the right password in a file that only its owner can read', async () => {
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
    const killedLauncher = spawn(process.execPath, ['--input-type=module-typescript', '-e', launcherSource(dir)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [address] = await once(killedLauncher.stdout, 'data')
    const url = String(address).trim()
    await queryOnce(url, 'create table acknowledged as select 1 as id')
    killedLauncher.kill('SIGKILL')
    await waitUntilStopped(url)
    const postgres = await startPostgres({ dir })
    const committedRows = await queryOnce(postgres.adminUrl, 'select id from acknowledged')
    await postgres.stop()
    expect(committedRows).toEqual([{ id: 1 }])
  })
})

const launcherSource = (dir: string) => `
  const { startPostgres } = await import(${JSON.stringify(moduleUrl)})
  console.log((await startPostgres({ dir: ${JSON.stringify(dir)} })).adminUrl)
  setInterval(() => {}, 1000)`

async function waitUntilStopped(url: string): Promise<void> {
  while (await acceptsQueries(url)) await pause(50)
}
