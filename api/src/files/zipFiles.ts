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
 * Reads at most two files at a time in the whole process, since reading and decrypting copies a file in memory. A slow
 * download delays no other archive: only the reading waits in this queue.
 */
const fileReads = new PQueue({ concurrency: 2 })

async function* readInTurn(files: AsyncIterable<ZippedFile>): AsyncGenerator<ZippedFile> {
  const iterator = files[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await fileReads.add(() => iterator.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    // Stops the reading of files when the download is cancelled.
    await iterator.return?.()
  }
}

/** Streams a ZIP archive of the files, and holds only one file at a time in memory. */
export async function* zipFiles(files: AsyncIterable<ZippedFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  skipContentOfHead()
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, bytes, isCompressed } of readInTurn(files)) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = modifiedAt
    zip.add(file)
    file.push(bytes, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
