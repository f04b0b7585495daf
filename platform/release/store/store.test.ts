import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { startBucketServer, testKeys } from '../testing/bucketServer.ts'
import { withReleaseLock } from './releaseLock.ts'
import { openStore } from './openStore.ts'
import { noFileTag, WriteConflict } from './Store.ts'
import type { Store } from './Store.ts'

const bytes = (text: string) => Buffer.from(text)

/** The precision of ages: a bucket dates its files to the second. */
const precisionMs = 1_000

/** Checks that an age is at most the time that has passed, however slow the machine is. */
function expectAge(ageMs: number, startMs: number): void {
  expect(ageMs).toBeGreaterThanOrEqual(-precisionMs)
  expect(ageMs).toBeLessThanOrEqual(performance.now() - startMs + precisionMs)
}

const readCount = async (store: Store) => Number((await store.read('count'))?.content.toString() ?? 0)

const storeKinds = [
  {
    kind: 'a folder',
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'store-'))
      return { url: folder, stop: async () => rmSync(folder, { recursive: true }) }
    },
  },
  { kind: 'a bucket', open: () => startBucketServer({ conditions: 'honoured' }) },
]

describe.each(storeKinds)('a store in $kind', ({ open }) => {
  let store: Store
  let url: string
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ stop, url } = await open())
    store = openStore(url, testKeys)
  })
  afterAll(() => stop())

  it('reads what was written, and returns undefined for other paths', async () => {
    await store.write('one/channel.json', bytes('{"é":1}'))
    expect((await store.read('one/channel.json'))?.content.toString()).toBe('{"é":1}')
    expect(await store.read('one/other.json')).toBeUndefined()
    expect(await store.read('one/channel.json/remote.json')).toBeUndefined()
  })

  it('lists files at any depth with their age, and lists direct subfolders', async () => {
    const startMs = performance.now()
    await store.write('two/a.js', bytes('a'))
    await store.write('two/b/c.js', bytes('c'))
    const files = await store.list('two')
    expect(files.map(({ name }) => name).toSorted()).toEqual(['a.js', 'b/c.js'])
    for (const { ageMs } of files) expectAge(ageMs, startMs)
    expect(await store.listFolders('two')).toEqual(['b'])
    expect([await store.list('none'), await store.listFolders('none')]).toEqual([[], []])
  })

  it("measures the age of files by the store's clock, not by this machine's", async () => {
    const startMs = performance.now()
    await store.write('dated/a.js', bytes('a'))
    const realNow = Date.now
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 86_400_000)
    const [file] = await openStore(url, testKeys).list('dated')
    clock.mockRestore()
    expectAge(file?.ageMs ?? Number.NaN, startMs)
  })

  it('replaces the remains of an interrupted upload when the folder is added again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'))
    for (const name of ['remote.json', 'remote.js']) writeFileSync(join(folder, name), name)
    await store.write('three/1/remote.js', bytes('half'))
    await store.add('three/1', folder, 'remote.json')
    expect((await store.list('three/1')).map(({ name }) => name).toSorted()).toEqual(['remote.js', 'remote.json'])
    expect((await store.read('three/1/remote.js'))?.content.toString()).toBe('remote.js')
    await store.removeFolder('three/1')
    expect(await store.listFolders('three')).toEqual([])
    rmSync(folder, { recursive: true })
  })

  it('rejects a write when the file has changed since it was read', async () => {
    await store.write('four.json', bytes('1'), noFileTag)
    await expect(store.write('four.json', bytes('2'), noFileTag)).rejects.toThrow(WriteConflict)
    const { tag = '' } = (await store.read('four.json')) ?? {}
    await store.write('four.json', bytes('3'), tag)
    await expect(store.write('four.json', bytes('4'), tag)).rejects.toThrow(WriteConflict)
    expect((await store.read('four.json'))?.content.toString()).toBe('3')
  })

  it('lets only one of several concurrent callers hold the release lock at a time', async () => {
    const incrementCount = () =>
      withReleaseLock(store, async () => store.write('count', bytes(String((await readCount(store)) + 1))))
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        await incrementCount()
        await incrementCount()
      }),
    )
    expect(await readCount(store)).toBe(16)
  })

  it('waits for a process of another machine in the lock queue, but not for a dead process of this machine', async () => {
    const otherMachine = '00000000'
    await store.write(`.release/t.000000001.${otherMachine}.1.abc`, bytes(''))
    await expect(withReleaseLock(store, async () => 'in', { timeoutMs: 200 })).rejects.toThrow(
      'Other releases are using',
    )
    await store.remove(`.release/t.000000001.${otherMachine}.1.abc`)
    const thisMachine = /\.(\w{8})\./.exec(
      (await withReleaseLock(store, () => store.list('.release'))).find(({ name }) => name.startsWith('t.'))?.name ??
        '',
    )?.[1]
    await store.write(`.release/t.000000001.${thisMachine}.999999999.abc`, bytes(''))
    await store.write(`.release/c.${thisMachine}.999999999.abd`, bytes(''))
    expect(await withReleaseLock(store, async () => 'in', { timeoutMs: 2_000 })).toBe('in')
  })

  it('runs the action again after a write conflict', async () => {
    let attempts = 0
    const action = async () => {
      attempts += 1
      if (attempts === 1) throw new WriteConflict('x')
      return attempts
    }
    expect(await withReleaseLock(store, action)).toBe(2)
  })
})

describe.each(['refused', 'ignored'] as const)('a bucket where conditional puts are %s', (conditions) => {
  it('accepts a write with a tag, without checking the tag', async () => {
    const { url, stop } = await startBucketServer({ conditions })
    const store = openStore(url, testKeys)
    await store.write('channel.json', bytes('1'), noFileTag)
    await store.write('channel.json', bytes('2'), (await store.read('channel.json'))?.tag)
    expect((await store.read('channel.json'))?.content.toString()).toBe('2')
    await stop()
  })
})

/** Opens a store on a local server that responds with this listener. */
async function openStoreOnServer(listener: RequestListener): Promise<{ store: Store; stop: () => void }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: Partial<AddressInfo> = Object(server.address())
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { store: openStore(`s3://web?endpoint=http://127.0.0.1:${port}`, testKeys), stop }
}

it("a bucket's listing contains the files of all its pages", async () => {
  const pages: Record<string, string> = {
    '': '<Contents><Key>pages/a.html</Key></Contents><NextContinuationToken>2 &amp; more</NextContinuationToken>',
    '2 & more': '<Contents><Key>pages/b.html</Key></Contents>',
  }
  const { store, stop } = await openStoreOnServer(({ url = '' }, response) =>
    response.end(pages[new URL(url, 'http://x').searchParams.get('continuation-token') ?? '']),
  )
  expect((await store.list('pages')).map(({ name }) => name)).toEqual(['a.html', 'b.html'])
  stop()
})

it.each([
  ['is repeated while the bucket is briefly unavailable', [503, 429, 200], 3],
  ['is repeated after a broken connection', [0, 200], 2],
  ['is not repeated after a rejection', [403, 200], 1],
])('a request to a bucket %s', async (_caseName, statuses, attempts) => {
  const remainingStatuses = [...statuses]
  const { store, stop } = await openStoreOnServer((request, response) => {
    const status = remainingStatuses.shift() ?? 200
    if (status === 0) request.destroy()
    else response.writeHead(status).end()
  })
  await store.write('channel.json', bytes('1')).catch(() => undefined)
  expect(statuses.length - remainingStatuses.length).toBe(attempts)
  stop()
})

it('a store reports an unreachable bucket with its address', async () => {
  const store = openStore('s3://web?endpoint=http://127.0.0.1:9', testKeys)
  await expect(store.read('registry.json')).rejects.toThrow(
    /^The bucket at http:\/\/127\.0\.0\.1:9\/web\/ cannot be reached: /,
  )
})
