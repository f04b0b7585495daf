import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const isCompressible = (name: string): boolean => /\.(js|css|svg|json|html|map|txt)$/.test(name)

export const sha384 = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Brotli levels: for builds, which are compressed once and served for years, and for files that every release rewrites.
 */
export const brotliQuality = { build: 11, release: 5 } as const

export async function compressed(
  content: Buffer,
  quality: number = brotliQuality.build,
): Promise<{ br: Buffer; gz: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gzipped] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })])
  return { br, gz: gzipped }
}

/** Writes compressed copies next to a file, so that the server does not compress on each request. */
export async function writeCompressed(path: string, content: Buffer): Promise<void> {
  const { br, gz: gzippedContent } = await compressed(content)
  await Promise.all([replaceFile(`${path}.br`, br), replaceFile(`${path}.gz`, gzippedContent)])
}

/** Writes to a temporary name and renames, so that no process reads a partial file. */
export async function replaceFile(path: string, content: Buffer | string): Promise<void> {
  const temporary = `${path}.making-${process.pid}`
  await writeFile(temporary, content)
  await rename(temporary, path)
}

/** Compresses the files of a build and returns the SHA-384 of each, by name. */
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
