import { userInfo } from 'node:os'
import type { Stamp } from './channel.ts'

/**
 * Returns the current time and the user that runs the command; RELEASE_BY overrides the user name
 * where several people share one user.
 */
export function stamp(reason?: string): Stamp {
  const by = process.env['RELEASE_BY'] || userName()
  return { at: new Date().toISOString(), ...(by && { by }), ...(reason && { reason }) }
}

/** Returns undefined in a container whose process runs as a user without a name. */
function userName(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}
