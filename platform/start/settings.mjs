import { join, resolve } from 'node:path'
import { root } from './root.mjs'

/**
 * What the operator chose. `demo` is on by default, except in production where COMPLICE_DEMO=1 asks for it.
 * @param {NodeJS.ProcessEnv} env
 */
export function settings(env) {
  return {
    host: env['HOST'] || '127.0.0.1',
    port: Number(env['PORT'] || 4000),
    dataDir: resolve(env['DATA_DIR'] || join(root, '.data')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    production: env['NODE_ENV'] === 'production',
    demo: env['COMPLICE_DEMO'] ? env['COMPLICE_DEMO'] === '1' : env['NODE_ENV'] !== 'production',
  }
}
