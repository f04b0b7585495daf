import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts one file as a multipart form. */
    upload?: true
    /** The route accepts a URL-encoded form. */
    acceptsForm?: true
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

/** Maximum number of boundaries in a form. Forms of this API have one file or one field. */
const maxBoundaries = 4

function hasTooManyBoundaries(body: Buffer, contentType: string): boolean {
  const [, quotedBoundary, plainBoundary] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundaryParameter = quotedBoundary ?? plainBoundary
  if (boundaryParameter === undefined) return false
  const boundary = `--${boundaryParameter}`
  let [count, position] = [0, body.indexOf(boundary)]
  while (position !== -1 && count <= maxBoundaries) {
    count += 1
    position = body.indexOf(boundary, position + boundary.length)
  }
  return count > maxBoundaries
}

async function parseForm(body: Buffer, contentType: string): Promise<FormData> {
  if (hasTooManyBoundaries(body, contentType)) throw new Refusal(400, errorCode.invalid)
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (!form) throw new Refusal(400, errorCode.invalid)
  return form
}

async function readFile(form: FormData): Promise<UploadedFile | null> {
  const file = form.get('file')
  return file instanceof File
    ? new UploadedFile(file.name.normalize('NFC'), Buffer.from(await file.arrayBuffer()))
    : null
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
      const { upload, acceptsForm } = request.routeOptions.config
      const contentType = request.headers['content-type'] ?? ''
      if (!acceptsForm && !(upload && /^multipart/i.test(contentType))) throw new Refusal(415, errorCode.invalid)
      const form = await parseForm(body, contentType)
      return upload ? readFile(form) : Object.fromEntries(form)
    },
  )
}

/** Returns the file of an upload; undefined if there is none. */
export const uploadedFile = ({ body }: FastifyRequest): UploadedFile | undefined =>
  body instanceof UploadedFile ? body : undefined
