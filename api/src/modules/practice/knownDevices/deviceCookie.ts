import type { FastifyReply, FastifyRequest } from 'fastify'
import { digestOf } from '../../../encryption/secrets.ts'
import type { Services } from '../../../services.ts'
import type { Settings } from '../../../settings.ts'

const cookieName = 'complice_device'

/** A device is recognised for a year after its last sign-in or renewal. */
const deviceLifetimeMs = 365 * 86_400_000

/** A device that was last used before this time is no longer recognised. */
export const oldestUse = ({ now }: Services): Date => new Date(now().getTime() - deviceLifetimeMs)

const secretPattern = /^[\w-]{43}$/

/** Returns the secret of the device's cookie; undefined without a cookie in the form that the API sets. */
export function deviceSecretOf({ cookies }: FastifyRequest): string | undefined {
  const secret = cookies[cookieName]
  return secret !== undefined && secretPattern.test(secret) ? secret : undefined
}

/** Returns the digest that identifies the request's device in the database. */
export function identityHashOf(request: FastifyRequest): Buffer | undefined {
  const secret = deviceSecretOf(request)
  return secret === undefined ? undefined : digestOf(secret)
}

/** Sets the cookie that outlives a sign-out. Its path includes the calls that sign in, renew and check a password. */
export const setDeviceCookie = (reply: FastifyReply, { publicUrl }: Settings, secret: string, now: Date) =>
  reply.setCookie(cookieName, secret, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    expires: new Date(now.getTime() + deviceLifetimeMs),
  })
