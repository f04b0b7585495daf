import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { headersOf } from './headersOf.ts'
import { parseListing, parseErrorMessage } from './bucketListing.ts'
import { noFileTag, WriteConflict } from './Store.ts'
import type { ListedFile, StoredFile, Store } from './Store.ts'

export interface Bucket {
  /** `https://bucket.s3.eu-west-3.amazonaws.com/` or `http://localhost:9000/bucket/`. */
  address: string
  /** The prefix of every path: empty, or `web/`. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** Timeout of one request, enough to send the biggest file of a build over a slow connection. */
const requestTimeoutMs = 60_000
/**
 * Pauses between attempts. The last attempt starts within `retryWindowMs` of the first one, well before the lease of
 * the release lock ends.
 */
const retryDelaysMs = [100, 200, 400, 800]
const retryWindowMs = 5_000
/** Number of files that are sent or removed concurrently. */
const concurrency = 8
/** HTTP statuses of too many requests and of a server that is briefly unavailable. */
const transientStatuses = [429, 500, 502, 503, 504]

/** A store on any S3 server whose puts are atomic and whose lists show every acknowledged put. */
export function bucketStore({ address, prefix, region, ...keys }: Bucket): Store {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const urlOf = (path: string) => address + prefix + path.split('/').map(encodeURIComponent).join('/')

  /** Retries transient failures only within a short window: a late put could overwrite another process's put. */
  async function fetchWithRetries(
    url: string,
    init: RequestInit,
    [delayMs, ...laterDelaysMs] = retryDelaysMs,
    deadlineMs = Date.now() + retryWindowMs,
  ): Promise<Response> {
    const mayRetry = () => delayMs !== undefined && Date.now() < deadlineMs
    try {
      const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) })
      if (!transientStatuses.includes(response.status) || !mayRetry()) return response
      await response.body?.cancel()
    } catch (failure) {
      const { cause } = failure instanceof Error ? failure : {}
      if (!mayRetry())
        throw new OperatorError(
          `The bucket at ${address} cannot be reached: ${cause instanceof Error ? cause.message : String(failure)}`,
        )
    }
    await sleep(delayMs)
    return fetchWithRetries(url, init, laterDelaysMs, deadlineMs)
  }

  async function request(
    url: string,
    init: RequestInit = {},
    allowedStatuses: readonly number[] = [],
  ): Promise<Response> {
    const response = await fetchWithRetries(url, init)
    if (response.ok || allowedStatuses.includes(response.status)) return response
    throw new OperatorError(
      `The bucket returned ${response.status} to ${init.method ?? 'GET'} ${url}: ${parseErrorMessage(await response.text())}`,
    )
  }

  async function put(path: string, content: Buffer, condition: Record<string, string> = {}): Promise<void> {
    const headers = { ...headersOf(path), ...condition }
    // 412: the file has changed. 409: a simultaneous put won. 501: the server has no conditional
    // puts.
    const allowedStatuses = Object.keys(condition).length > 0 ? [409, 412, 501] : []
    const response = await request(
      urlOf(path),
      { method: 'PUT', body: new Uint8Array(content), headers },
      allowedStatuses,
    )
    await response.arrayBuffer()
    if (response.status === 501) return put(path, content)
    // There is no conflict if the stored content equals this content: the response was lost and the put was repeated.
    if (!response.ok && !(await read(path))?.content.equals(content)) throw new WriteConflict(path)
    return undefined
  }

  async function read(path: string): Promise<StoredFile | undefined> {
    const response = await request(urlOf(path), {}, [404])
    const content = Buffer.from(await response.arrayBuffer())
    return response.ok ? { content, tag: response.headers.get('etag') ?? '' } : undefined
  }

  async function remove(path: string): Promise<void> {
    await (await request(urlOf(path), { method: 'DELETE' }, [404])).arrayBuffer()
  }

  /**
   * Lists the files under a folder at any depth or, with a delimiter, only its direct files and folders, in pages of a
   * thousand.
   */
  async function listFolder(
    folder: string,
    { delimiter = '' } = {},
  ): Promise<{ files: ListedFile[]; folders: string[] }> {
    const keyPrefix = `${prefix}${folder}/`
    const files: ListedFile[] = []
    const folders: string[] = []
    for (let continuationToken: string | undefined = ''; continuationToken !== undefined;) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: keyPrefix,
        ...(delimiter && { delimiter }),
        ...(continuationToken && { 'continuation-token': continuationToken }),
      })
      const response = await request(`${address.slice(0, -1)}?${query.toString()}`)
      const nowMs = Date.parse(response.headers.get('date') ?? '') || Date.now()
      const listing = parseListing(await response.text())
      files.push(
        ...listing.files.map(({ key, lastModifiedMs }) => ({
          name: key.slice(keyPrefix.length),
          ageMs: nowMs - lastModifiedMs,
        })),
      )
      folders.push(...listing.folders.map((key) => key.slice(keyPrefix.length, -1)))
      continuationToken = listing.continuationToken
    }
    return { files, folders }
  }

  return {
    location: address + prefix,
    read,
    write: (path, content, replacing) => put(path, content, conditionalHeadersOf(replacing)),
    remove,
    async add(path, from, manifest) {
      const names = (await readdir(from)).toSorted().filter((name) => name !== manifest)
      await runInParallel(names, async (name) => put(`${path}/${name}`, await readFile(join(from, name))))
      await put(`${path}/${manifest}`, await readFile(join(from, manifest)))
    },
    async removeFolder(path) {
      const names = (await listFolder(path)).files.map(({ name }) => name)
      // Removes the manifest first, because a folder without a manifest is not a build.
      const manifests = names.filter((name) => /^(remote|shell|latest)\.json$/.test(name))
      for (const name of manifests) await remove(`${path}/${name}`)
      await runInParallel(names, (name) => remove(`${path}/${name}`))
    },
    list: async (path) => (await listFolder(path)).files,
    listFolders: async (path) => (await listFolder(path, { delimiter: '/' })).folders,
  }
}

function conditionalHeadersOf(replacing: string | undefined): Record<string, string> {
  if (replacing === undefined || replacing === '') return {}
  return replacing === noFileTag ? { 'if-none-match': '*' } : { 'if-match': replacing }
}

async function runInParallel<Item>(items: readonly Item[], action: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await action(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
