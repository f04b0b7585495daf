import type { TestApp } from './practice.ts'

export interface Schema {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** One operation of the OpenAPI document that the API serves. */
export interface Operation {
  /** Method and route, such as `PUT /sessions/:id`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below /api, with `{id}`. */
  path: string
  auth: 'public' | 'account' | 'patient' | 'bearer'
  privileges: string[]
  /** Whether the call stays available while the practice is blocked for lack of payment. */
  whenBlocked: boolean
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[]
  body?: Schema
  /** The body is a multipart form with one file. */
  isUpload: boolean
}

interface DocumentedOperation {
  operationId: string
  parameters: Operation['parameters']
  requestBody?: { content: { 'application/json'?: { schema: Schema }; 'multipart/form-data'?: object } }
  'x-auth': Operation['auth']
  'x-privilege'?: string[]
  'x-when-blocked': boolean
}

const methods = [
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
] as const

/** Lists every operation of the OpenAPI document. */
export async function listOperations({ app }: TestApp): Promise<Operation[]> {
  const document = (await app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Partial<Record<(typeof methods)[number][0], DocumentedOperation>>>
  }>()
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap(([key, method]) => {
      const documentedOperation = item[key]
      return documentedOperation ? [operationOf(path, method, documentedOperation)] : []
    }),
  )
}

const operationOf = (
  path: string,
  method: Operation['method'],
  documentedOperation: DocumentedOperation,
): Operation => ({
  name: documentedOperation.operationId,
  method,
  path: path.replace(/^\/api/, ''),
  auth: documentedOperation['x-auth'],
  privileges: documentedOperation['x-privilege'] ?? [],
  whenBlocked: documentedOperation['x-when-blocked'],
  parameters: documentedOperation.parameters.filter((parameter) => parameter.in !== 'header'),
  body: documentedOperation.requestBody?.content['application/json']?.schema,
  isUpload:
    documentedOperation.requestBody?.content['multipart/form-data'] !== undefined &&
    documentedOperation.requestBody.content['application/json'] === undefined,
})
