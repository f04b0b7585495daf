import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the master key, which encrypts the practices' keys: without it, their encrypted data cannot be read. Creates
 * it once, in a file that only the file's owner can read.
 */
export function readOrCreateMasterKey(dataDir: string): string {
  const file = join(dataDir, 'master.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
