import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

/**
 * Whether a browser sent the request from another site, according to `Sec-Fetch-Site`, or to `Origin` in browsers that
 * do not send it; false for other programs, which send neither header.
 */
export function isFromAnotherSite({ headers, host }: FastifyRequest, { settings }: Services): boolean {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  const ownOrigin = new URL(settings.publicUrl).origin
  return origin !== ownOrigin && (!URL.canParse(origin) || new URL(origin).host !== new URL(`http://${host}`).host)
}
