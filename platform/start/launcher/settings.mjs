import { join, resolve } from 'node:path'
import { root } from '../root.mjs'

/**
 * @typedef {object} Settings
 * @property {string} host @property {number} port @property {string} dataDir
 * @property {string | undefined} databaseUrl of a role that may create roles; undefined: the embedded PostgreSQL
 * @property {boolean} production
 * @property {number} [apiReplicas] processes of the API, 1 by default
 * @property {boolean} demo set by COMPLICE_DEMO (1 or 0); by default false in production, and true elsewhere
 */

/**
 * Returns the operator's settings, from environment variables.
 * @param {NodeJS.ProcessEnv} env @returns {Settings}
 */
export function readSettings(env) {
  const production = env['NODE_ENV'] === 'production'
  return {
    host: env['HOST'] || '127.0.0.1',
    port: Number(env['PORT'] || 4000),
    dataDir: resolve(env['DATA_DIR'] || join(root, '.data')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    production,
    apiReplicas: Number(env['API_REPLICAS'] || 1),
    demo: env['COMPLICE_DEMO'] ? env['COMPLICE_DEMO'] === '1' : !production,
  }
}
