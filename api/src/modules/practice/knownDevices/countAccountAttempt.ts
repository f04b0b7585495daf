import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../services.ts'
import { countAttempt, type CountedAttempt } from '../../../throttle.ts'
import { identityHashOf, oldestRecognisedUse } from './deviceCookie.ts'
import { findDevice } from './knownDevices.sql.ts'

interface CountedAccount {
  /** Absent for a name that no account has. */
  id: string | undefined
  /** Name under which attempts from other devices are counted. */
  name: string
}

/**
 * Counts an attempt at a secret of an account. Attempts from a device that the account has used before are counted
 * separately, so that other people's attempts cannot lock out the owner (ruling 29).
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
      ? await findDevice(services.database, { accountId: account.id, identityHash }, oldestRecognisedUse(services))
      : undefined
  return countAttempt(services, request, action, account.name, device?.id)
}
