import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import type { Renewal } from './signIns.sql.ts'

const name = 'complice_session'

// Sign-in, renewal and sign-out all stand below this path.
const options = ({ publicUrl }: Settings) =>
  ({ path: '/api', httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') }) as const

export const renewalOf = (request: FastifyRequest): string | undefined => request.cookies[name]

export const keepRenewal = (reply: FastifyReply, settings: Settings, { secret, expiresAt }: Renewal) =>
  reply.setCookie(name, secret, { ...options(settings), expires: expiresAt })

export const forgetRenewal = (reply: FastifyReply, settings: Settings) => reply.clearCookie(name, options(settings))
