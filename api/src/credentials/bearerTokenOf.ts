import type { FastifyRequest } from 'fastify'

/** Returns the token of the Authorization header; '' without such a header. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
