import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openApiDocument.ts'

/** Content security policy of the documentation page: only scripts and styles of the API itself. */
const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

type Document = StaticDocumentSpec['document']

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'openapi' in value && 'info' in value && 'paths' in value

/** Copies the document without the symbols and functions of the schemas. */
function toPlainDocument(document: object): Document {
  const parsed: unknown = JSON.parse(JSON.stringify(document))
  if (!isDocument(parsed)) throw new Error('openApiDocument returns no valid OpenAPI document.')
  return parsed
}

/** Serves the contract as OpenAPI at /openapi.json, and as a page at /docs. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  const document = toPlainDocument(openApiDocument())
  // Serialised only once: the text is long, and anyone may request it.
  const text = JSON.stringify(document)
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP: contentSecurityPolicy,
    theme: { title: "L'API de Complice" },
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
