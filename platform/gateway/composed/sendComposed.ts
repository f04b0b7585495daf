import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ComposedPage } from './ComposedPages.ts'

const compressGzip = promisify(gzip)
const gzipLevel = 4

const etagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/**
 * Sends a composed document in which the files of the build are included. Browsers must revalidate it each time,
 * because it refers to the live builds.
 */
export async function sendComposed(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, text }: ComposedPage,
): Promise<void> {
  const etag = etagOf(text)
  response.setHeader('content-type', type)
  response.setHeader('cache-control', status === 200 ? 'no-cache' : 'no-store')
  response.setHeader('vary', 'accept-encoding')
  if (status === 200) {
    response.setHeader('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304).end()
      return
    }
  }
  const isCompressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const body = isCompressed ? await compressGzip(text, { level: gzipLevel }) : Buffer.from(text)
  if (isCompressed) response.setHeader('content-encoding', 'gzip')
  response.writeHead(status, { 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
