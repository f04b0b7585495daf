import { userInfo } from 'node:os'
import type { Stamp } from './channel.ts'

/** Now, and whoever runs the command; RELEASE_BY names them where all run as one user. */
export function stamp(reason?: string): Stamp {
  const by = process.env['RELEASE_BY'] || userName()
  return { at: new Date().toISOString(), ...(by && { by }), ...(reason && { reason }) }
}

/** In a container a process may run as nobody the system knows. */
function userName(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}
