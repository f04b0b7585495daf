import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresOrigin } from '../../../postgres/binaries.ts'
import { queryOnce } from '../../../postgres/queryOnce.ts'
import { startPostgres } from '../../../postgres/startPostgres.ts'
import { demoSettings, withoutRateLimits } from '../../product/demoProduct.ts'
import { startProduct } from '../../product/startProduct.ts'
import type { TestCount } from '../../TestCount.ts'
import { waitUntilReady } from '../Bookings.ts'
import { checkBills } from './checkBills.ts'
import { forceFailures } from './forcedFailures.ts'
import { Issuers } from './Issuers.ts'

const issuerCount = 16
const failureShare = 0.3

/**
 * Runs sixteen clients that issue invoices of one practice concurrently, makes three in ten transactions fail, and
 * kills the API with SIGKILL after half of the attempts. Then checks that no number is missing or duplicated, that the
 * hash chain is intact, and that no acknowledged invoice is lost.
 */
export async function issuingTest(origin: PostgresOrigin, attempts: number): Promise<TestCount> {
  const dataDir = mkdtempSync(join(tmpdir(), 'complice-issuing-'))
  const postgres = await startPostgres({ dir: join(dataDir, 'postgres'), origin })
  const settings = await demoSettings(dataDir, { databaseUrl: postgres.adminUrl })
  try {
    const product = await startProduct(settings, () => {}, { env: { ...process.env, ...withoutRateLimits } })
    try {
      const { address, adminUrl, replicas } = product
      const [ids] = await queryOnce(
        adminUrl,
        `select m.id as "therapistId", (select min(p.id::text) from patient p where p.tenant_id = m.tenant_id and p.street_name <> '' and p.type = 'INDIVIDUAL' and p.removed_at is null) as "patientId"
          from member m where m.email = 'ultime@demo.complice.fr'`,
      )
      const resultBefore = await checkBills(adminUrl, [])
      await forceFailures(adminUrl, failureShare)
      const issuers = new Issuers(address, attempts)
      await issuers.signIn({ patientId: String(ids?.['patientId']), therapistId: String(ids?.['therapistId']) })
      const issuing = issuers.issue(issuerCount)
      while (issuers.attempts < attempts / 2) await pause(20)
      process.kill(replicas[0]?.pid() ?? 0, 'SIGKILL')
      await waitUntilReady(address)
      await issuing

      const { storedCount, checks } = await checkBills(adminUrl, issuers.result.issuedNumbers)
      const { issuedNumbers: acknowledgedNumbers, rolledBackCount, refusedCount, unansweredCount } = issuers.result
      const unacknowledgedCount = storedCount - resultBefore.storedCount - acknowledgedNumbers.length
      console.log(
        `  PostgreSQL ${postgres.version} (${origin}): ${issuers.attempts} attempts by ${issuerCount} issuers, ${acknowledgedNumbers.length} invoices, ${rolledBackCount} rolled back, ${unansweredCount} without a response when the API was killed (${unacknowledgedCount} of them saved); ${refusedCount} more refused because their number was taken`,
      )
      const allChecks = {
        ...checks,
        'no more invoices are unacknowledged than requests were without a response':
          unacknowledgedCount >= 0 && unacknowledgedCount <= unansweredCount,
        'the API was killed while it issued invoices': unansweredCount > 0,
      }
      for (const [check, isMet] of Object.entries(allChecks)) if (!isMet) console.error(`  failed: ${check}`)
      const passed = Object.values(allChecks).filter(Boolean).length
      return { passed, failed: Object.keys(allChecks).length - passed }
    } finally {
      await product.stop()
    }
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
