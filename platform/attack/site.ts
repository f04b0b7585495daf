import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Part } from '../../api/src/pages/html.ts'
import { landingPictures } from 'shared/domain/publicPages/landingPictures'

/** A public file that does not compress, as large as the product's largest script. */
const scriptBytes = 500_000

export const scriptPath = '/shell/1/main.js'

/** Parts that gateways include in composed pages; without one of them, they serve no composed page. */
const parts: readonly Part[] = [
  'head',
  'start-on-use',
  'body',
  'title-font',
  'card',
  ...landingPictures.map(({ name }) => `picture-${name}` as const),
]

/**
 * Creates a folder that a gateway can serve: one page, one script and the parts of composed pages. Returns its path.
 */
export function createSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'complice-attack-site-'))
  mkdirSync(join(folder, 'shell/1'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Complice</title>')
  mkdirSync(join(folder, 'pages'))
  for (const part of parts) writeFileSync(join(folder, `pages/mf-public.${part}.html`), `<!-- ${part} -->`)
  writeFileSync(join(folder, scriptPath), randomBytes(scriptBytes / 2).toString('hex'))
  return folder
}
