import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes one file as a multipart form. */
    upload?: true
  }
}

/** A file that came with a call. */
export class UploadedFile {
  readonly name: string
  readonly bytes: Buffer

  constructor(name: string, bytes: Buffer) {
    this.name = name
    this.bytes = bytes
  }

  /** What repeats of the call are compared by (`Idempotency-Key`). */
  toJSON() {
    return { name: this.name, digest: createHash('sha256').update(this.bytes).digest('base64') }
  }
}

/** A form with one file; more parts than this are no form of ours. */
const maxParts = 4

function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = `--${quoted ?? plain ?? ''}`
  let [count, position] = [0, body.indexOf(boundary)]
  while (position !== -1 && count <= maxParts) {
    count += 1
    position = body.indexOf(boundary, position + boundary.length)
  }
  return count > maxParts
}

async function fileIn(body: Buffer, contentType: string): Promise<UploadedFile | null> {
  if (hasTooManyParts(body, contentType)) throw new Refusal(400, errorCode.invalid)
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (!form) throw new Refusal(400, errorCode.invalid)
  const file = form.get('file')
  return file instanceof File ? new UploadedFile(file.name, Buffer.from(await file.arrayBuffer())) : null
}

/** Takes multipart forms, on the routes of the contract that are an upload. The body becomes its `UploadedFile`, or null. */
export function parseUploads(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!request.routeOptions.config.upload) throw new Refusal(415, errorCode.invalid)
      return fileIn(body, request.headers['content-type'] ?? '')
    },
  )
}

/** The file of an upload; undefined where none came. */
export const uploadedFile = ({ body }: FastifyRequest): UploadedFile | undefined =>
  body instanceof UploadedFile ? body : undefined
