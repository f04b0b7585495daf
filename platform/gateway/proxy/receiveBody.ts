import type { IncomingMessage } from 'node:http'

export type BodyRefusal = 'tooLarge' | 'noMemory'

interface ReceiveOptions {
  maxBytes: number
  /** Reserves memory for this number of further bytes; returns false if the limit is reached. */
  tryReserve: (bytes: number) => boolean
}

/**
 * Receives the whole body, so that a slow visitor does not occupy a connection to the API and the body can be sent
 * again to another replica. Resolves with the body, or with the reason why it is refused. Rejects when the visitor
 * closes the connection.
 */
export function receiveBody(
  request: IncomingMessage,
  { maxBytes, tryReserve }: ReceiveOptions,
): Promise<Buffer | BodyRefusal> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve('tooLarge')
  const chunks: Buffer[] = []
  let receivedBytes = 0
  return new Promise((resolve, reject) => {
    const refuse = (refusal: BodyRefusal) => {
      chunks.length = 0
      request.off('data', receive)
      resolve(refusal)
    }
    const receive = (chunk: Buffer) => {
      receivedBytes += chunk.length
      if (receivedBytes > maxBytes) refuse('tooLarge')
      else if (tryReserve(chunk.length)) chunks.push(chunk)
      else refuse('noMemory')
    }
    request.on('data', receive)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('close', () => reject(new Error('The visitor closed the connection.')))
  })
}
