import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentTypeOf } from './contentTypes.ts'

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export const isFileName = (pathname: string): boolean =>
  contentTypeOf(pathname) !== undefined || /\.(map|br|gz|wasm|pdf|mp3|xml)$/.test(pathname)

/** Resolves a URL path in the folder; returns undefined for a path outside the folder or an invalid one. */
export function resolveInFolder(folder: string, pathname: string): string | undefined {
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname)))
    // The file system functions throw for a path with a NUL character.
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * Sends the file in the smallest encoding the browser accepts. Returns false, without a response, when there is no such
 * file or when its content type is unknown.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { caching, status = 200 }: { caching: string; status?: number },
): Promise<boolean> {
  const type = contentTypeOf(path)
  const file = type ? await findSmallestEncoding(path, request.headers['accept-encoding']) : undefined
  if (!type || !file) return false

  response.setHeader('content-type', type)
  response.setHeader('cache-control', status === 200 ? caching : 'no-store')
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('etag', file.etag)
  if (file.encoding) response.setHeader('content-encoding', file.encoding)
  if (status === 200 && request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304).end()
    return true
  }
  response.writeHead(status, { 'content-length': file.size })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(file.path), response).catch(() => response.destroy())
  return true
}

interface FoundFile {
  path: string
  size: number
  etag: string
  encoding?: string
}

async function findSmallestEncoding(
  path: string,
  acceptEncoding: string | string[] = '',
): Promise<FoundFile | undefined> {
  const plainFile = await fileAt(path)
  if (!plainFile) return undefined
  for (const [encoding, ending] of encodings) {
    if (!accepts(String(acceptEncoding), encoding)) continue
    const compressedFile = await fileAt(path + ending)
    // Ignores a compressed copy older than its file, because it is a copy of the previous version.
    if (compressedFile && compressedFile.mtimeMs >= plainFile.mtimeMs)
      return { ...fileInfoOf(path + ending, compressedFile), encoding }
  }
  return fileInfoOf(path, plainFile)
}

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((item) => {
    const [name, quality] = item.trim().split(';')
    return name === encoding && !/q=0(\.0*)?$/.test(quality?.trim() ?? '')
  })

const fileInfoOf = (path: string, { size, mtimeMs }: { size: number; mtimeMs: number }): FoundFile => ({
  path,
  size,
  etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${extname(path) === '.br' ? 'b' : ''}"`,
})

async function fileAt(path: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  try {
    const stats = await stat(path)
    return stats.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}
