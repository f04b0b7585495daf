import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { skipContentOfHead } from '../headRequest.ts'

export interface ZippedFile {
  name: string
  bytes: Uint8Array
  /** For recordings and PDFs, which are already compressed. */
  isCompressed?: boolean
}

/** Streams a ZIP archive of the files, and holds only one file at a time in memory. */
export async function* zipFiles(files: AsyncIterable<ZippedFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  skipContentOfHead()
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, bytes, isCompressed } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = modifiedAt
    zip.add(file)
    file.push(bytes, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
