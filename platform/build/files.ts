import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const isCompressible = (name: string): boolean => /\.(js|css|svg|json|html|map|txt)$/.test(name)

export const sha384 = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Brotli levels: `build` for builds, which are compressed once and served for years; `release` for files that every
 * release rewrites.
 */
export const brotliQuality = { build: 11, release: 5 } as const

/** Returns a Brotli and a gzip copy of the content. */
export async function compressContent(
  content: Buffer,
  quality: number = brotliQuality.build,
): Promise<{ br: Buffer; gz: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gzippedContent] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: 9 }),
  ])
  return { br, gz: gzippedContent }
}

/** Writes compressed copies next to a file, so that the server does not compress on each request. */
export async function writeCompressed(path: string, content: Buffer): Promise<void> {
  const { br, gz: gzippedContent } = await compressContent(content)
  await Promise.all([replaceFile(`${path}.br`, br), replaceFile(`${path}.gz`, gzippedContent)])
}

/** Writes a file under a temporary name and renames it, so that no process reads a partial file. */
export async function replaceFile(path: string, content: Buffer | string): Promise<void> {
  const temporaryPath = `${path}.making-${process.pid}`
  await writeFile(temporaryPath, content)
  await rename(temporaryPath, path)
}

/** Compresses the files of a build; returns the SHA-384 hash of each file, by name. */
export async function compressAndHash(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const name of (await readdir(folder)).toSorted()) {
    const content = await readFile(join(folder, name))
    hashes[name] = sha384(content)
    if (isCompressible(name)) await writeCompressed(join(folder, name), content)
  }
  return hashes
}

export async function writeJson(path: string, value: unknown): Promise<void> {
  const content = Buffer.from(JSON.stringify(value))
  await replaceFile(path, content)
  await writeCompressed(path, content)
}
