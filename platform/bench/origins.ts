import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGateway } from '../gateway/gateway.ts'
import { freePort } from '../postgres/freePort.ts'
import { startProduct } from '../start/product/startProduct.ts'

export interface Origin {
  address: string
  close: () => void
}

/** Serves a folder of builds, with the API of a running product. */
export async function serve(distDir: string, apiOrigin: string): Promise<Origin> {
  const server = createGateway({ distDir, apiOrigin })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { address: addressOf(server), close: () => closeServer(server) }
}

function addressOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
}

function closeServer(server: Server): void {
  server.closeAllConnections()
  server.close()
}

export interface OpenedProduct {
  address: string
  /** The address of its API, for another gateway: the product's own composes no page for one. */
  apiOrigin: string
  /** Its database and its API's process; left out for a product that was running before. */
  own?: { adminUrl: string; apiPid: number | undefined }
  stop: () => Promise<void>
}

/** The running product at `existing`, or a new one with the demonstration practice. */
export async function openProduct(existing?: string): Promise<OpenedProduct> {
  if (existing) return { address: existing, apiOrigin: existing, stop: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'complice-bench-'))
  const withoutLimits = { ...process.env, REQUESTS_PER_MINUTE: '1000000', TRIES_PER_ACCOUNT: '1000' }
  const settings = {
    host: '127.0.0.1',
    port: await freePort(),
    dataDir,
    databaseUrl: undefined,
    production: false,
    demo: true,
  }
  const { address, adminUrl, replicas, stop } = await startProduct(settings, () => {}, { env: withoutLimits })
  return {
    address,
    apiOrigin: replicas[0]?.address ?? address,
    own: { adminUrl, apiPid: replicas[0]?.pid() },
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The token of the demonstration's practitioner, who may see everything. */
async function signIn(origin: string): Promise<string> {
  const body = JSON.stringify({ email: 'ultime@demo.complice.fr', password: 'complice-demo' })
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { token }: { token: string } = await response.json()
  return token
}

/** A token that stays valid for some minutes, renewed during a long run. */
export type TokenSource = () => Promise<string>

const reuseDurationMs = 5 * 60_000

export function tokenSource(origin: string): TokenSource {
  let signedInAtMs = Number.NEGATIVE_INFINITY
  let token = Promise.resolve('')
  return () => {
    if (performance.now() - signedInAtMs > reuseDurationMs) {
      signedInAtMs = performance.now()
      token = signIn(origin)
    }
    return token
  }
}
