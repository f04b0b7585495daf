import { setTimeout as after } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'
import type { FileStore } from './FileStore.ts'

export interface Bucket {
  /** `https://bucket.s3.eu-west-3.amazonaws.com/` or `http://localhost:9000/bucket/`, with the prefix of every key. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** For one request: a user and a connection to the database wait for it. */
const requestTimeoutMs = 15_000
/** Between one try and the next. */
const pauses = [200, 800]
/** Statuses worth another try: throttled, or a server that is down for a moment. */
const passing = [429, 500, 502, 503, 504]

/** Any server that speaks S3. */
export function bucketStore({ address, region, ...keys }: Bucket): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const urlOf = (key: string) => address + key.split('/').map(encodeURIComponent).join('/')

  async function reached(url: string, init: RequestInit, [pause, ...later] = pauses): Promise<Response> {
    const answer = await client
      .fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) })
      .catch(() => undefined)
    if (answer && !passing.includes(answer.status)) return answer
    await answer?.body?.cancel()
    if (pause === undefined) throw new Refusal(503, errorCode.unavailable, { retryAfterSeconds: 5 })
    await after(pause)
    return reached(url, init, later)
  }

  async function ask(key: string, init: RequestInit = {}): Promise<Response> {
    const answer = await reached(urlOf(key), init)
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    // The body may quote an access key: the status is enough to tell wrong ones.
    throw new Error(`the store of files answered ${answer.status} to ${init.method ?? 'GET'}`)
  }

  return {
    async put(key, bytes) {
      const answer = await ask(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'application/octet-stream' },
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error('the store of files has no such bucket')
    },
    async get(key) {
      const answer = await ask(key)
      const content = Buffer.from(await answer.arrayBuffer())
      return answer.ok ? content : undefined
    },
    async delete(key) {
      await (await ask(key, { method: 'DELETE' })).arrayBuffer()
    },
  }
}
