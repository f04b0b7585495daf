import type { FastifyRequest } from 'fastify'

/** The token of the Authorization header; empty without one. */
export const bearerToken = ({ headers }: FastifyRequest): string =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
