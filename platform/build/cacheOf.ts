import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { root } from './packages.ts'

const folder = join(root, 'platform/build')

/**
 * Hash of the recipe's files. It is part of the cache's version, because webpack does not notice changes of its
 * configuration.
 */
const recipeHash = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .toSorted()
  .map((name) => join(folder, name))
  // Read by a loader.
  .concat(join(root, 'shared/src/design/tokens.ts'))
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex')

export const cacheOf = (name: string): Configuration['cache'] => ({
  type: 'filesystem',
  cacheDirectory: join(root, '.cache/webpack'),
  name,
  version: recipeHash,
  compression: false,
})
