import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes one file as a multipart form. */
    upload?: true
    /** The route takes a form of fields. */
    takesForm?: true
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

/** A form with one file or one field; more parts than this are no form of ours. */
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
 * Takes forms on the routes of the contract that have them. The body of an upload becomes its `UploadedFile`, or null; that
 * of another form an object of its fields.
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

/** The file of an upload; undefined where none came. */
export const uploadedFile = ({ body }: FastifyRequest): UploadedFile | undefined =>
  body instanceof UploadedFile ? body : undefined
