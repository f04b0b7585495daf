import { createSocket } from 'node:dgram'
import type { Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { hasNginx, startNginx } from '../start/product/startNginx.ts'
import type { Nginx } from '../start/product/startNginx.ts'

/** Starts a DNS server that resolves every name to the same addresses. */
async function startDnsServer(addresses: () => readonly string[]): Promise<Socket> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    // The question section ends after the empty label of the name, the type and the class.
    const questionBytes = question.subarray(12, question.indexOf(0, 12) + 5)
    const answers = addresses().map((resolvedAddress) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...resolvedAddress.split('.').map(Number)]),
    )
    const header = Buffer.from([question[0] ?? 0, question[1] ?? 0, 0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0])
    socket.send(Buffer.concat([header, questionBytes, ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return socket
}

const siteFolder = mkdtempSync(join(tmpdir(), 'site-'))
const describeWithNginx = hasNginx() || process.env['NGINX'] === 'required' ? describe : describe.skip

describeWithNginx('nginx with API replicas behind one DNS name', () => {
  let api: Server
  let dnsServer: Socket
  let nginx: Nginx
  let addresses = ['127.0.0.1', '127.0.0.2']
  beforeAll(async () => {
    api = createServer((_request, response) => response.end('done')).listen(0, '127.0.0.1')
    await once(api, 'listening')
    dnsServer = await startDnsServer(() => addresses)
    const port = Object(api.address()).port
    nginx = await startNginx({
      distDir: siteFolder,
      apiOrigins: [],
      env: { API_NAME: `api.complice.test:${port}`, API_RESOLVER: `127.0.0.1:${dnsServer.address().port}` },
    })
  })
  afterAll(async () => {
    await nginx?.stop()
    dnsServer.close()
    api.closeAllConnections()
    api.close()
    rmSync(siteFolder, { recursive: true })
  })

  /** Resolves with the log once it has `count` lines with `text`: nginx writes its log only after the response. */
  async function waitForLog(text: string, count = 1): Promise<string> {
    while (nginx.log().split(text).length <= count) await delay(20)
    return nginx.log()
  }

  it('serves every request while one replica is down', async () => {
    for (let round = 0; round < 6; round += 1)
      expect(await (await fetch(`${nginx.address}/api/x`, { method: 'POST', body: 'x' })).text()).toBe('done')
  })

  it('forwards a long search to a replica, without an error for the length of its cache key', async () => {
    expect((await fetch(`${nginx.address}/therapists?name=${'a'.repeat(7_000)}`)).status).toBe(200)
    expect(await waitForLog('GET /therapists 200')).not.toContain('cache key')
  })

  /**
   * Changes the addresses that the DNS name resolves to, and resolves once requests have this status. nginx is not
   * restarted.
   */
  async function replaceAddresses(newAddresses: string[], expectedStatus: number): Promise<void> {
    addresses = newAddresses
    while ((await fetch(`${nginx.address}/api/x`)).status !== expectedStatus) await delay(100)
  }

  describe('while the name resolves only to an address without a replica', () => {
    beforeAll(() => replaceAddresses(['127.0.0.3'], 502))
    afterAll(() => replaceAddresses(['127.0.0.1', '127.0.0.2'], 200))

    it('logs failed requests without the secrets in their URLs', async () => {
      for (const path of ['calendars', '%63alendars', 'Calendars', 'public/unsubscribe', 'public/%75nsubscribe'])
        expect((await fetch(`${nginx.address}/api/${path}/le-secret.ics?x=1`)).status).toBe(502)
      await waitForLog('GET /api/calendars/ 502', 3)
      expect(await waitForLog('GET /api/public/unsubscribe/ 502', 2)).not.toContain('le-secret')
    })

    it('uses the new address of the name without a restart', async () => {
      expect((await fetch(`${nginx.address}/api/x`)).status).toBe(502)
      await replaceAddresses(['127.0.0.1'], 200)
      await replaceAddresses(['127.0.0.3'], 502)
    })
  })
})
