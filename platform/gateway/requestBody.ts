import type { IncomingMessage } from 'node:http'

/** Longer bodies are streamed, and sent to one replica only. */
const maxBufferedBytes = 1024 * 1024

/** The whole body, so that it can be sent again to another replica; undefined when it is too long or of unknown length. */
export async function requestBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': transferEncoding } = request.headers
  if (transferEncoding !== undefined || Number(length ?? 0) > maxBufferedBytes) return undefined
  if (!Number(length ?? 0)) return Buffer.alloc(0)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
