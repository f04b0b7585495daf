import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import PQueue from 'p-queue'
import { skipContentOfHead } from '../headRequest.ts'

export interface ZippedFile {
  name: string
  bytes: Uint8Array
  /** For recordings and PDFs, which are already compressed. */
  isCompressed?: boolean
}

/**
 * Slots for reading files, in the whole process; reading and decrypting copies a file. An archive takes a slot to read
 * a file; a large file keeps it until it is sent, for at most `maxSlotMs`.
 */
const fileSlots = new PQueue({ concurrency: 2 })
/** Files from this length keep their slot until they are sent. */
const largeFileBytes = 512 * 1024
/** A slower download keeps its file in memory, but no longer delays the other archives. */
const maxSlotMs = 2_000
const chunkBytes = 64 * 1024

/** Waits for a slot; returns the function that releases it, which may be called repeatedly. */
const acquireSlot = (): Promise<() => void> =>
  new Promise((acquired) => {
    void fileSlots.add(() => new Promise<void>(acquired))
  })

async function* readWithinSlots(files: AsyncIterable<ZippedFile>): AsyncGenerator<ZippedFile> {
  const iterator = files[Symbol.asyncIterator]()
  let release: (() => void) | undefined
  try {
    for (;;) {
      release = await acquireSlot()
      const next = await iterator.next()
      if (next.done) return
      if (next.value.bytes.length < largeFileBytes) release()
      else setTimeout(release, maxSlotMs).unref()
      yield next.value
      release()
    }
  } finally {
    release?.()
    // Stops the reading of files when the download is cancelled.
    await iterator.return?.()
  }
}

/** Cuts bytes without copying them, so that a slow download is sent little by little. */
function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes) yield bytes.subarray(start, start + chunkBytes)
}

/** Streams a ZIP archive of the files, and holds only one file at a time in memory. */
export async function* zipFiles(files: AsyncIterable<ZippedFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  skipContentOfHead()
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, bytes, isCompressed } of readWithinSlots(files)) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = modifiedAt
    zip.add(file)
    file.push(bytes, true)
    for (const chunk of chunks.splice(0)) yield* slicesOf(chunk)
  }
  zip.end()
  yield* chunks.splice(0)
}
