import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts one file as a multipart form. */
    upload?: true
    /** The route accepts a URL-encoded form. */
    takesForm?: true
  }
}

/** An uploaded file. */
export class UploadedFile {
  readonly name: string
  readonly bytes: Buffer

  constructor(name: string, bytes: Buffer) {
    this.name = name
    this.bytes = bytes
  }

  /** Value by which repeated calls are compared (`Idempotency-Key`). */
  toJSON() {
    return { name: this.name, digest: createHash('sha256').update(this.bytes).digest('base64') }
  }
}

/** Our forms have one file or one field; the parser stops at more parts. */
const maxParts = 4

function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const given = quoted ?? plain
  if (given === undefined) return false
  const boundary = `--${given}`
  let [count, position] = [0, body.indexOf(boundary)]
  while (position !== -1 && count <= maxParts) {
    count += 1
    position = body.indexOf(boundary, position + boundary.length)
  }
  return count > maxParts
}

async function formIn(body: Buffer, contentType: string): Promise<FormData> {
  if (hasTooManyParts(body, contentType)) throw new Refusal(400, errorCode.invalid)
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (!form) throw new Refusal(400, errorCode.invalid)
  return form
}

async function fileOf(form: FormData): Promise<UploadedFile | null> {
  const file = form.get('file')
  return file instanceof File ? new UploadedFile(file.name, Buffer.from(await file.arrayBuffer())) : null
}

/**
 * Parses forms on the contract's form routes. An upload's body becomes its `UploadedFile`, or null; another form's body
 * becomes an object of its fields.
 */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { upload, takesForm } = request.routeOptions.config
      const contentType = request.headers['content-type'] ?? ''
      if (!takesForm && !(upload && /^multipart/i.test(contentType))) throw new Refusal(415, errorCode.invalid)
      const form = await formIn(body, contentType)
      return upload ? fileOf(form) : Object.fromEntries(form)
    },
  )
}

/** Returns the file of an upload; undefined if there is none. */
export const uploadedFile = ({ body }: FastifyRequest): UploadedFile | undefined =>
  body instanceof UploadedFile ? body : undefined
