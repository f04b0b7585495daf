import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../../api/src/migrate.ts'
import { queryOnce } from '../../postgres/queryOnce.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined
}

const template = 'complice_test_template'

/** Settings that never wait for the disk: the data is dropped after the tests. */
const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * Starts a database cluster for the test run, with a migrated database that each test file copies; returns a function
 * that stops the cluster. `TEST_POSTGRES` selects the cluster: `embedded` (default), `machine`, or the superuser's URL
 * of a running server.
 */
export default async function startTestCluster(): Promise<() => Promise<void>> {
  const choice = process.env['TEST_POSTGRES'] ?? 'embedded'
  const cluster = choice.startsWith('postgres')
    ? { adminUrl: choice, stop: async () => {} }
    : await startOwnCluster(choice === 'machine' ? 'machine' : 'embedded')
  try {
    await queryOnce(cluster.adminUrl, `drop database if exists ${template} with (force)`)
    await queryOnce(cluster.adminUrl, `create database ${template} template template0 encoding 'UTF8'`)
    const url = new URL(cluster.adminUrl)
    url.pathname = `/${template}`
    const { apiUrl } = await migrate({ adminUrl: url.href })
    Object.assign(process.env, { TEST_ADMIN_URL: cluster.adminUrl, TEST_API_URL: apiUrl, TEST_TEMPLATE: template })
    return () => cluster.stop()
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function startOwnCluster(origin: 'embedded' | 'machine') {
  const folder = mkdtempSync(join(tmpdir(), 'complice-test-'))
  const cluster = await startPostgres({ dir: join(folder, 'postgres'), origin, settings: fastSettings })
  const stop = async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { adminUrl: cluster.adminUrl, stop }
}
