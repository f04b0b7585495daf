import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZippedFile {
  name: string
  bytes: Uint8Array
  /** For recordings and PDFs, which are already compressed. */
  isCompressed?: boolean
}

/** Streams a ZIP archive with one file at a time in memory. */
export async function* zipped(files: AsyncIterable<ZippedFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, bytes, isCompressed } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = modifiedAt
    zip.add(file)
    file.push(bytes, true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}
