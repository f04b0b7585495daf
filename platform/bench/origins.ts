import { once } from 'node:events'
import type { Server } from 'node:http'
import { createGateway } from '../gateway/gateway.ts'
import { startDemoProduct, withoutRateLimits } from '../start/product/demoProduct.ts'

export interface Origin {
  address: string
  close: () => void
}

/** Serves a folder of builds on a new origin, in front of the API of a running product. */
export async function serveBuilds(distDir: string, apiOrigin: string): Promise<Origin> {
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

interface OpenedProduct {
  address: string
  /**
   * The API's own origin, for another gateway: the product's gateway does not pass on requests for composed pages. Of a
   * product that was already running, only its gateway's origin is known.
   */
  apiOrigin: string
  /** Access to the database and to the API's process; undefined for a product that was already running. */
  internals?: { adminUrl: string; apiPid: number | undefined }
  stop: () => Promise<void>
}

export type OwnProduct = Required<OpenedProduct>

/** Uses the running product at `existing`, or starts one with the demonstration practice. */
export const openProduct = async (existing?: string): Promise<OpenedProduct> =>
  existing ? { address: existing, apiOrigin: existing, stop: async () => {} } : openOwnProduct()

/** Starts a product with the demonstration practice, whose database the bench may fill. */
export async function openOwnProduct(): Promise<OwnProduct> {
  const env = { ...process.env, ...withoutRateLimits }
  const { address, adminUrl, replicas, stop } = await startDemoProduct('bench', { env })
  return {
    address,
    apiOrigin: replicas[0]?.address ?? address,
    internals: { adminUrl, apiPid: replicas[0]?.pid() },
    stop,
  }
}

/** Signs in as the demonstration's practitioner, who has every privilege. */
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

/** Returns a token of the member. Signs in again after five minutes, because tokens expire during a long run. */
export type TokenSource = () => Promise<string>

const reuseDurationMs = 5 * 60_000

export function createTokenSource(origin: string): TokenSource {
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
