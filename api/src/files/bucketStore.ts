import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'
import type { FileStore } from './FileStore.ts'

export interface Bucket {
  /**
   * The URL of the bucket, with the prefix of all keys, e.g. `https://bucket.s3.eu-west-3.amazonaws.com/prefix/` or
   * `http://localhost:9000/bucket/prefix/`.
   */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** Timeout of one request: a user waits for it. */
const requestTimeoutMs = 15_000
const retryDelaysMs = [200, 800]
/** Retried statuses: throttling and temporary unavailability. */
const transientStatuses = [429, 500, 502, 503, 504]

/** Stores files on an S3-compatible server. */
export function bucketStore({ address, region, ...keys }: Bucket): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const urlOf = (key: string) => address + key.split('/').map(encodeURIComponent).join('/')

  async function fetchWithRetries(
    url: string,
    init: RequestInit,
    [delayMs, ...laterDelaysMs] = retryDelaysMs,
  ): Promise<Response> {
    const response = await client
      .fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) })
      .catch(() => undefined)
    if (response && !transientStatuses.includes(response.status)) return response
    await response?.body?.cancel()
    if (delayMs === undefined) throw new Refusal(503, errorCode.unavailable, { retryAfterSeconds: 5 })
    await pause(delayMs)
    return fetchWithRetries(url, init, laterDelaysMs)
  }

  async function request(key: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetchWithRetries(urlOf(key), init)
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    // The response body may contain an access key, so the error has only the status, which is enough to recognise wrong
    // keys.
    throw new Error(`the file store returned ${response.status} to ${init.method ?? 'GET'}`)
  }

  return {
    async put(key, bytes) {
      const response = await request(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'application/octet-stream' },
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error('the file store has no such bucket')
    },
    async get(key) {
      const response = await request(key)
      const content = Buffer.from(await response.arrayBuffer())
      return response.ok ? content : undefined
    },
    async delete(key) {
      await (await request(key, { method: 'DELETE' })).arrayBuffer()
    },
  }
}
