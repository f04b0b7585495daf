import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Origin } from '../../../postgres/binaries.ts'
import { queryOnce } from '../../../postgres/queryOnce.ts'
import { startPostgres } from '../../../postgres/startPostgres.ts'
import { demoSettings, withoutRateLimits } from '../../product/demoProduct.ts'
import { startProduct } from '../../product/startProduct.ts'
import type { TestCount } from '../../TestCount.ts'
import { waitUntilReady } from '../Bookings.ts'
import { checkBills } from './checkBills.ts'
import { forceFailures } from './forcedFailures.ts'
import { Issuers } from './Issuers.ts'

const issuers = 16
const failureShare = 0.3

/**
 * Runs sixteen issuers of one practice at once, fails three of ten transactions, and kills the API
 * with -9 after half of the attempts. Then checks that no number is missing or duplicated, the
 * chain is whole, and no acknowledged invoice is lost.
 */
export async function issuingTest(origin: Origin, attempts: number): Promise<TestCount> {
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
      const before = await checkBills(adminUrl, [])
      await forceFailures(adminUrl, failureShare)
      const run = new Issuers(address, attempts)
      await run.signIn({ patientId: String(ids?.['patientId']), therapistId: String(ids?.['therapistId']) })
      const issued = run.issue(issuers)
      while (run.attempts < attempts / 2) await pause(20)
      process.kill(replicas[0]?.pid() ?? 0, 'SIGKILL')
      await waitUntilReady(address)
      await issued

      const { stored, checks } = await checkBills(adminUrl, run.count.issued)
      const { issued: acknowledged, rolledBackCount: failed, refusedCount, unansweredCount: lost } = run.count
      const unacknowledged = stored - before.stored - acknowledged.length
      console.log(
        `  PostgreSQL ${postgres.version} (${origin}): ${run.attempts} attempts by ${issuers} issuers, ${acknowledged.length} invoices, ${failed} rolled back, ${lost} without a response when the API was killed (${unacknowledged} of them saved); ${refusedCount} more refused because their number was taken`,
      )
      const all = {
        ...checks,
        'every invoice saved without a response was awaiting one': unacknowledged >= 0 && unacknowledged <= lost,
        'the API was killed while it issued invoices': lost > 0,
      }
      for (const [check, isMet] of Object.entries(all)) if (!isMet) console.error(`  failed: ${check}`)
      const passed = Object.values(all).filter(Boolean).length
      return { passed, failed: Object.keys(all).length - passed }
    } finally {
      await product.stop()
    }
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
