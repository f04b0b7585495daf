import type { IncomingMessage } from 'node:http'

/** What the API takes at most. */
const most = 1024 * 1024

/** The whole body, so that it can be sent again to another replica; undefined when it is too long or its length is not told. */
export async function requestBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': pieces } = request.headers
  if (pieces !== undefined || Number(length ?? 0) > most) return undefined
  if (!Number(length ?? 0)) return Buffer.alloc(0)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
