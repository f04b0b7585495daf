import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { root } from './packages.ts'

const folder = join(root, 'platform/build')

/**
 * Hash of the files of the webpack configuration. It is part of the cache's version, because webpack does not detect
 * changes of its own configuration.
 */
const configHash = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .toSorted()
  .map((name) => join(folder, name))
  // A loader of the configuration reads this file.
  .concat(join(root, 'shared/src/design/tokens.ts'))
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex')

/** Returns the options of webpack's cache on disk; each package has a separate cache. */
export const webpackCache = (name: string): Configuration['cache'] => ({
  type: 'filesystem',
  cacheDirectory: join(root, '.cache/webpack'),
  name,
  version: configHash,
  compression: false,
})
