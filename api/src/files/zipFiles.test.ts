import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'
import { zipFiles, type ZippedFile } from './zipFiles.ts'

setFlagsFromString('--expose_gc')
const collectGarbage: () => void = runInNewContext('gc')

const modifiedAt = new Date('2031-03-03T10:00:00Z')
const bytes = Buffer.from('GkXfo59ChoEB', 'base64')
const largeBytes = Buffer.alloc(1_000_000)

async function* yieldLargeFile(): AsyncGenerator<ZippedFile> {
  yield { name: '1.webm', bytes: largeBytes, isCompressed: true }
}

describe('ZIP archives', () => {
  it('read at most two files at a time, counted over all archives', async () => {
    let reading = 0
    let maxReading = 0
    async function* files(): AsyncGenerator<ZippedFile> {
      for (const name of ['1.webm', '2.webm', '3.webm']) {
        reading += 1
        maxReading = Math.max(maxReading, reading)
        await new Promise(setImmediate)
        reading -= 1
        yield { name, bytes, isCompressed: true }
      }
    }
    const archives = await Promise.all(Array.from({ length: 12 }, () => buffer(zipFiles(files(), modifiedAt))))
    expect(maxReading).toBe(2)
    expect(archives.map((archive) => Object.keys(unzipSync(archive)))).toEqual(
      Array.from({ length: 12 }, () => ['1.webm', '2.webm', '3.webm']),
    )
  })

  it('read a third large file only once one of two others is sent', async () => {
    const archives = Array.from({ length: 3 }, () => zipFiles(yieldLargeFile(), modifiedAt))
    const firstChunks = archives.map((archive) => archive.next())
    let isThirdRead = false
    const third = firstChunks[2]?.then(() => (isThirdRead = true))
    await Promise.all(firstChunks.slice(0, 2))
    await new Promise(setImmediate)
    expect(isThirdRead).toBe(false)
    const sent = archives.slice(0, 2).map((archive) => buffer(archive))
    await third
    expect(isThirdRead).toBe(true)
    await Promise.all([...sent, archives[2] && buffer(archives[2])])
  })

  it('release each file from memory once it is sent', async () => {
    const contents: WeakRef<ArrayBufferLike>[] = []
    let maxRetained = 0
    async function* files(): AsyncGenerator<ZippedFile> {
      for (const name of ['1.webm', '2.webm', '3.webm', '4.webm', '5.webm', '6.webm']) {
        yield { name, bytes: createContent(), isCompressed: true }
        await new Promise(setImmediate)
        collectGarbage()
        maxRetained = Math.max(maxRetained, contents.filter((content) => content.deref()).length)
      }
    }
    const createContent = () => {
      const content = new Uint8Array(1_000_000)
      contents.push(new WeakRef(content.buffer))
      return content
    }
    await Promise.all(Array.from({ length: 4 }, () => finished(Readable.from(zipFiles(files(), modifiedAt)).resume())))
    expect(contents).toHaveLength(24)
    expect(maxRetained).toBeLessThanOrEqual(6)
  })

  it('are sent in small chunks, without a copy of a large file', async () => {
    const chunks: Uint8Array[] = []
    for await (const chunk of zipFiles(yieldLargeFile(), modifiedAt)) chunks.push(chunk)
    expect(Math.max(...chunks.map(({ length }) => length))).toBe(64 * 1024)
    expect(chunks.filter(({ buffer: memory }) => memory === largeBytes.buffer)).toHaveLength(16)
  })

  it('are not delayed by slow downloads of other archives, and stop reading files when their download is cancelled', async () => {
    let isEnded = false
    async function* files(): AsyncGenerator<ZippedFile> {
      try {
        yield { name: '1.webm', bytes }
        yield { name: '2.webm', bytes }
      } finally {
        isEnded = true
      }
    }
    const pending = Array.from({ length: 4 }, () => zipFiles(files(), modifiedAt))
    for (const archive of pending) await archive.next()
    const other = await buffer(zipFiles(files(), modifiedAt))
    expect(Object.keys(unzipSync(other))).toEqual(['1.webm', '2.webm'])
    isEnded = false
    await pending[0]?.return(undefined)
    expect(isEnded).toBe(true)
  })
})
