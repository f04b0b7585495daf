import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../services.ts'
import { countAttempt, type CountedAttempt } from '../../../throttle.ts'
import { identityHashOf, oldestUse } from './deviceCookie.ts'
import { findDevice } from './knownDevices.sql.ts'

interface CountedAccount {
  /** Absent for a name that no account has. */
  id: string | undefined
  /** The name under which attempts from other devices are counted. */
  name: string
}

/**
 * Counts an attempt at a secret of an account. Attempts from a device that has signed in to it before are counted for
 * this device alone, so that others cannot lock its owner out (ruling 29).
 */
export async function countAccountAttempt(
  services: Services,
  request: FastifyRequest,
  action: string,
  account: CountedAccount,
): Promise<CountedAttempt> {
  const identityHash = identityHashOf(request)
  const device =
    account.id !== undefined && identityHash
      ? await findDevice(services.database, { accountId: account.id, identityHash }, oldestUse(services))
      : undefined
  return countAttempt(services, request, action, account.name, device?.id)
}
