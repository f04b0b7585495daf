import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fragment } from '../../api/src/pages/html.ts'
import { landingPictures } from 'shared/domain/publicPages/landingPictures'

/** Size of the site's script, which has random content: as large as the product's largest script. */
const scriptBytes = 500_000

export const scriptPath = '/shell/1/main.js'

/** Fragments that gateways include in composed pages; if one is missing, gateways serve no composed page. */
const fragments: readonly Fragment[] = [
  'head',
  'start-on-use',
  'body',
  'title-font',
  'card',
  ...landingPictures.map(({ name }) => `picture-${name}` as const),
]

/**
 * Creates a folder that a gateway can serve, with one page, one script and the fragments of composed pages; returns
 * its path.
 */
export function createSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'complice-attack-site-'))
  mkdirSync(join(folder, 'shell/1'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Complice</title>')
  mkdirSync(join(folder, 'pages'))
  for (const fragment of fragments)
    writeFileSync(join(folder, `pages/mf-public.${fragment}.html`), `<!-- ${fragment} -->`)
  writeFileSync(join(folder, scriptPath), randomBytes(scriptBytes / 2).toString('hex'))
  return folder
}
