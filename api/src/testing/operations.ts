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
  /** `PUT /sessions/:id` */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below /api, with `{id}`. */
  path: string
  auth: 'public' | 'account' | 'patient' | 'bearer'
  privileges: string[]
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

/** Lists every operation of the OpenAPI document: the calls of the contract. */
export async function operationsOf({ app }: TestApp): Promise<Operation[]> {
  const document = (await app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Partial<Record<(typeof methods)[number][0], DocumentedOperation>>>
  }>()
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap(([key, method]) => {
      const documented = item[key]
      return documented ? [operationOf(path, method, documented)] : []
    }),
  )
}

const operationOf = (path: string, method: Operation['method'], documented: DocumentedOperation): Operation => ({
  name: documented.operationId,
  method,
  path: path.replace(/^\/api/, ''),
  auth: documented['x-auth'],
  privileges: documented['x-privilege'] ?? [],
  whenBlocked: documented['x-when-blocked'],
  parameters: documented.parameters.filter((parameter) => parameter.in !== 'header'),
  body: documented.requestBody?.content['application/json']?.schema,
  isUpload:
    documented.requestBody?.content['multipart/form-data'] !== undefined &&
    documented.requestBody.content['application/json'] === undefined,
})
