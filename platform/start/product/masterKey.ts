import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key that wraps the practices' keys: without it their notes cannot be read. Created once,
 * readable by its owner only.
 */
export function masterKey(dataDir: string): string {
  const file = join(dataDir, 'master.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
