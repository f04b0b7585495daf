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

/** Nothing waits for the disk: the data is dropped after the tests. */
const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * Starts one cluster for the run, with a migrated database that each test file copies; returns a
 * function that stops it. `TEST_POSTGRES` chooses it: `embedded` (default), `machine`, or the
 * superuser's URL of a running server.
 */
export default async function testCluster(): Promise<() => Promise<void>> {
  const wanted = process.env['TEST_POSTGRES'] ?? 'embedded'
  const cluster = wanted.startsWith('postgres')
    ? { adminUrl: wanted, stop: async () => {} }
    : await ownCluster(wanted === 'machine' ? 'machine' : 'embedded')
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

async function ownCluster(origin: 'embedded' | 'machine') {
  const folder = mkdtempSync(join(tmpdir(), 'complice-test-'))
  const cluster = await startPostgres({ dir: join(folder, 'postgres'), origin, settings: fastSettings })
  const stop = async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { adminUrl: cluster.adminUrl, stop }
}
