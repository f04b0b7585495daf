import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A public file that does not compress, as large as the largest script of the product. */
const scriptBytes = 500_000

export const scriptPath = '/shell/1/main.js'

/** A folder that a gateway can serve: one page and one script. Returns its path. */
export function createSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'complice-attack-site-'))
  mkdirSync(join(folder, 'shell/1'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Complice</title>')
  writeFileSync(join(folder, scriptPath), randomBytes(scriptBytes / 2).toString('hex'))
  return folder
}
