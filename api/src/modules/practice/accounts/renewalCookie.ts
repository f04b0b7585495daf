import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../../settings.ts'
import type { Renewal } from './renewalTokens.sql.ts'

const cookieName = 'complice_session'

/** Options of the renewal cookie. Its path includes the calls that sign in, renew and sign out. */
const cookieOptions = ({ publicUrl }: Settings) =>
  ({ path: '/api', httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') }) as const

export const renewalCookie = (request: FastifyRequest): string | undefined => request.cookies[cookieName]

export const setRenewalCookie = (reply: FastifyReply, settings: Settings, { secret, expiresAt }: Renewal) =>
  reply.setCookie(cookieName, secret, { ...cookieOptions(settings), expires: expiresAt })

export const clearRenewalCookie = (reply: FastifyReply, settings: Settings) =>
  reply.clearCookie(cookieName, cookieOptions(settings))
