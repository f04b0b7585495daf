import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openApiDocument.ts'

/** No script or style but the page's own files. */
const onlyItsOwn = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** The contract for machines at /openapi.json, for people at /docs. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  const document = JSON.parse(JSON.stringify(openApiDocument()))
  app.get('/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP: onlyItsOwn,
    theme: { title: "L'API de Complice" },
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
