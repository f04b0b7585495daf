import { userInfo } from 'node:os'
import type { Stamp } from './channel.ts'

/** Now, and whoever runs the command; RELEASE_BY names them where all run as one user. */
export const stamp = (reason?: string): Stamp => ({
  at: new Date().toISOString(),
  by: process.env['RELEASE_BY'] || userInfo().username,
  ...(reason && { reason }),
})
