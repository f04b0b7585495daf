import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { headersOf } from './headersOf.ts'
import { listingIn, messageIn } from './listing.ts'
import { absent, Overtaken } from './Store.ts'
import type { Entry, Found, Store } from './Store.ts'

export interface Bucket {
  /** `https://bucket.s3.eu-west-3.amazonaws.com/` or `http://localhost:9000/bucket/`, with what stands before every path. */
  address: string
  /** What stands before every path: empty, or `web/`. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** For one request, the biggest file of a build on a slow line included. */
const patience = 60_000
/** Between one try and the next; and how long after the first one another may begin, well within a turn. */
const pauses = [100, 200, 400, 800]
const soon = 5_000
/** Too many at once, or a server behind that is away for a moment. */
const passing = [429, 500, 502, 503, 504]

/** Any server that speaks S3. A put is seen whole or not at all, and a list shows every put that was answered before it. */
export function bucketStore({ address, prefix, region, ...keys }: Bucket): Store {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const urlOf = (path: string) => address + prefix + path.split('/').map(encodeURIComponent).join('/')

  /** Asked again what cannot be done just now, and soon or not at all: a put that comes late could undo another's. */
  async function reached(
    url: string,
    init: RequestInit,
    [pause, ...later] = pauses,
    until = Date.now() + soon,
  ): Promise<Response> {
    const mayAskAgain = () => pause !== undefined && Date.now() < until
    try {
      const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(patience) })
      if (!passing.includes(answer.status) || !mayAskAgain()) return answer
      await answer.body?.cancel()
    } catch (failure) {
      const { cause } = failure instanceof Error ? failure : {}
      if (!mayAskAgain())
        throw new OperatorError(
          `The bucket at ${address} cannot be reached: ${cause instanceof Error ? cause.message : String(failure)}`,
        )
    }
    await after(pause)
    return reached(url, init, later, until)
  }

  async function ask(url: string, init: RequestInit = {}, fine: readonly number[] = []): Promise<Response> {
    const answer = await reached(url, init)
    if (answer.ok || fine.includes(answer.status)) return answer
    throw new OperatorError(
      `The bucket answered ${answer.status} to ${init.method ?? 'GET'} ${url}: ${messageIn(await answer.text())}`,
    )
  }

  async function put(path: string, content: Buffer, condition: Record<string, string> = {}): Promise<void> {
    const headers = { ...headersOf(path), ...condition }
    // 412: it is not what it was. 409: two conditional puts met, and this one lost. 501: this server knows no conditions.
    const conditional = Object.keys(condition).length > 0 ? [409, 412, 501] : []
    const answer = await ask(urlOf(path), { method: 'PUT', body: new Uint8Array(content), headers }, conditional)
    await answer.arrayBuffer()
    if (answer.status === 501) return put(path, content)
    // Ours, when an answer was lost on its way and the put was sent twice.
    if (!answer.ok && !(await read(path))?.content.equals(content)) throw new Overtaken(path)
    return undefined
  }

  async function read(path: string): Promise<Found | undefined> {
    const answer = await ask(urlOf(path), {}, [404])
    const content = Buffer.from(await answer.arrayBuffer())
    return answer.ok ? { content, tag: answer.headers.get('etag') ?? '' } : undefined
  }

  async function remove(path: string): Promise<void> {
    await (await ask(urlOf(path), { method: 'DELETE' }, [404])).arrayBuffer()
  }

  /** Everything under a folder, or right in it, in as many requests as there are thousands. */
  async function look(folder: string, { delimiter = '' } = {}): Promise<{ files: Entry[]; folders: string[] }> {
    const start = `${prefix}${folder}/`
    const files: Entry[] = []
    const folders: string[] = []
    for (let page: string | undefined = ''; page !== undefined;) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: start,
        ...(delimiter && { delimiter }),
        ...(page && { 'continuation-token': page }),
      })
      const answer = await ask(`${address.slice(0, -1)}?${query.toString()}`)
      const now = Date.parse(answer.headers.get('date') ?? '') || Date.now()
      const listed = listingIn(await answer.text())
      files.push(...listed.files.map(({ key, written }) => ({ name: key.slice(start.length), age: now - written })))
      folders.push(...listed.folders.map((key) => key.slice(start.length, -1)))
      page = listed.next
    }
    return { files, folders }
  }

  return {
    place: address + prefix,
    read,
    write: (path, content, over) => put(path, content, conditionOf(over)),
    remove,
    async add(path, from, manifest) {
      const names = (await readdir(from)).toSorted().filter((name) => name !== manifest)
      await eightAtOnce(names, async (name) => put(`${path}/${name}`, await readFile(join(from, name))))
      await put(`${path}/${manifest}`, await readFile(join(from, manifest)))
    },
    async removeFolder(path) {
      const names = (await look(path)).files.map(({ name }) => name)
      // Without its manifest it is no build any more.
      const manifests = names.filter((name) => /^(remote|shell|latest)\.json$/.test(name))
      for (const name of manifests) await remove(`${path}/${name}`)
      await eightAtOnce(names, (name) => remove(`${path}/${name}`))
    },
    list: async (path) => (await look(path)).files,
    folders: async (path) => (await look(path, { delimiter: '/' })).folders,
  }
}

function conditionOf(over: string | undefined): Record<string, string> {
  if (over === undefined || over === '') return {}
  return over === absent ? { 'if-none-match': '*' } : { 'if-match': over }
}

async function eightAtOnce<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: 8 }, work))
}
