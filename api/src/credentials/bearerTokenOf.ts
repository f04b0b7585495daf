import type { FastifyRequest } from 'fastify'

/** Returns the Bearer token of the Authorization header; '' without one. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
