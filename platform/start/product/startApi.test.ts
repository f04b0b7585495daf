import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../postgres/freePort.ts'
import { startApi } from './startApi.ts'
import type { ApiProcess } from './startApi.ts'

/**
 * Source of an API that responds to every request with its process id; after SIGUSR2 it stays alive but accepts no
 * connections.
 */
const fakeApiSource = `
  import { createServer } from 'node:http'
  const server = createServer((request, response) => response.end(String(process.pid)))
  server.listen(process.env.PORT, '127.0.0.1')
  setInterval(() => {}, 60_000)
  process.on('SIGUSR2', () => {
    server.close()
    server.closeAllConnections()
  })
  process.on('SIGTERM', () => process.exit(0))`

describe('the API of npm start', () => {
  let folder: string
  let api: ApiProcess
  const reports: string[] = []
  const logFile = () => join(folder, 'api.log')
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'complice-api-'))
    writeFileSync(join(folder, 'api.mjs'), fakeApiSource)
    reports.length = 0
    api = await startApi({
      port: await findFreePort(),
      env: {},
      logFile: logFile(),
      report: (message) => reports.push(message),
      script: join(folder, 'api.mjs'),
      // The timeout is so long that a busy machine does not count as hanging.
      liveness: { intervalMs: 50, timeoutMs: 60_000, maxFailures: 3 },
    })
  })
  afterEach(async () => {
    await api.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Returns the id of the process that responds, once it differs from `formerPid`. */
  async function waitForSuccessor(formerPid: number): Promise<number> {
    for (;;) {
      const pid = await fetch(api.address, { signal: AbortSignal.timeout(1_000) }).then(
        async (response) => Number(await response.text()),
        () => formerPid,
      )
      if (pid !== formerPid) return pid
      await pause(20)
    }
  }

  const currentPid = () => api.pid() ?? 0

  it('restarts when it is killed', async () => {
    const formerPid = currentPid()
    process.kill(formerPid, 'SIGKILL')
    expect(await waitForSuccessor(formerPid)).toBe(currentPid())
    expect(reports[0]).toContain('The API exited unexpectedly (SIGKILL)')
  })

  it('restarts when it hangs', async () => {
    const formerPid = currentPid()
    process.kill(formerPid, 'SIGUSR2')
    expect(await waitForSuccessor(formerPid)).toBe(currentPid())
    expect(reports[0]).toBe('The API no longer responds: killing it.')
  })

  it('restarts when it is killed although its log cannot be written', async () => {
    const formerPid = currentPid()
    rmSync(logFile())
    mkdirSync(logFile())
    process.kill(formerPid, 'SIGKILL')
    expect(await waitForSuccessor(formerPid)).toBe(currentPid())
  })
})
