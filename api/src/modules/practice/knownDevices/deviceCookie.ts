import type { FastifyReply, FastifyRequest } from 'fastify'
import { digestOf } from '../../../encryption/secrets.ts'
import type { Services } from '../../../services.ts'
import type { Settings } from '../../../settings.ts'

const cookieName = 'complice_device'

/** Time for which a device is recognised after its last sign-in or renewal: a year. */
const deviceLifetimeMs = 365 * 86_400_000

/** Returns the earliest last use with which a device is still recognised. */
export const oldestRecognisedUse = ({ now }: Services): Date => new Date(now().getTime() - deviceLifetimeMs)

/** Form of the secrets that `newSecret` generates. */
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
