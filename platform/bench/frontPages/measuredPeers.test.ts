import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findChromium } from '../../programs/chromium.ts'
import { readStoredPeers, measurePeers } from './measuredPeers.ts'

const bodyBytes = 40_000
const padding = 'x'.repeat(bodyBytes)
const files: Record<string, { type: string; body: string }> = {
  '/': { type: 'text/html', body: '<title>Un pair</title><script src="/code.js"></script><img src="/picture.svg">' },
  '/code.js': { type: 'text/javascript', body: `/*${padding}*/ fetch('/late.json')` },
  '/picture.svg': { type: 'image/svg+xml', body: `<svg xmlns="http://www.w3.org/2000/svg"><!--${padding}--></svg>` },
  '/late.json': { type: 'application/json', body: '{}' },
  '/favicon.ico': { type: 'image/x-icon', body: '' },
}

let server: Server
let browser: Browser
let origin = ''
const folder = mkdtempSync(join(tmpdir(), 'complice-peers-'))
const fileNamed = (name: string) => pathToFileURL(join(folder, name))

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = files[request.url ?? '']
    response.writeHead(file ? 200 : 403, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body ?? '')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
  browser = await chromium.launch({ executablePath: await findChromium() })
}, 300_000)
afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('measurePeers', () => {
  it("stores the day, each peer's transfer sizes by type, and the error of a site that refuses", async () => {
    const file = fileNamed('peers.json')
    expect(readStoredPeers(file)).toBeUndefined()
    const peers = [
      { name: 'Un pair', address: `${origin}/` },
      { name: 'Un mur', address: `${origin}/wall` },
    ]
    const measuredPeers = await measurePeers(browser, peers, '2026-03-01', file)
    expect(readStoredPeers(file)).toEqual(measuredPeers)
    expect(measuredPeers.measuredOn).toBe('2026-03-01')
    const [peer, refusingPeer] = measuredPeers.peers
    expect(refusingPeer).toEqual({ name: 'Un mur', address: `${origin}/wall`, refused: `${origin}/wall returned 403` })
    if (!peer || !('bytes' in peer)) throw new Error('The page was not measured')
    // Counts the page, its script, its picture, and the JSON that the script fetches.
    expect(peer.requests).toBeGreaterThanOrEqual(4)
    for (const bytes of [peer.scriptBytes, peer.imageBytes]) {
      expect(bytes).toBeGreaterThan(bodyBytes)
      expect(bytes).toBeLessThan(bodyBytes * 1.1)
    }
    expect(peer.bytes).toBeGreaterThan(peer.scriptBytes + peer.imageBytes)
  }, 60_000)

  it('writes no file when no peer could be measured', async () => {
    const file = fileNamed('none.json')
    await measurePeers(browser, [{ name: 'Un mur', address: `${origin}/wall` }], '2026-03-01', file)
    expect(readStoredPeers(file)).toBeUndefined()
  })
})
