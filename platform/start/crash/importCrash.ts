import { setTimeout as pause } from 'node:timers/promises'
import { queryOnce } from '../../postgres/queryOnce.ts'
import type { Product } from '../product/startProduct.ts'
import type { TestCount } from '../TestCount.ts'
import { waitUntilReady } from './Bookings.ts'
import { fetchDemoToken } from './demoToken.ts'
import { retryActiveJobs } from './retryActiveJobs.ts'

const lineCount = 2000
const lastname = 'IMPORTCRASH'

const csvFile = () =>
  ['Nom;Prénom', ...Array.from({ length: lineCount }, (_, index) => `${lastname} ${index};Camille`)].join('\r\n')

interface ImportState {
  state: string
  /** Percentage within this state. */
  progress: number
}

async function readImportState(adminUrl: string, id: string): Promise<ImportState> {
  const [row] = await queryOnce(adminUrl, 'select state, progress from patient_import where id = $1', [id])
  return { state: String(row?.['state']), progress: Number(row?.['progress']) }
}

/** Resolves with the state once `isReached` returns true or the import has ended. */
async function waitForImport(
  adminUrl: string,
  id: string,
  isReached: (row: ImportState) => boolean,
  timeoutMs = 120_000,
): Promise<string> {
  const deadlineMs = Date.now() + timeoutMs
  while (Date.now() < deadlineMs) {
    const row = await readImportState(adminUrl, id)
    if (isReached(row) || row.state === 'DONE' || row.state === 'FAILED') return row.state
    await pause(20)
  }
  throw new Error(`The import did not reach the state within ${timeoutMs / 1000} s.`)
}

const countImported = async (adminUrl: string): Promise<number> => {
  const [row] = await queryOnce(adminUrl, 'select count(*)::int as count from patient where lastname like $1', [
    `${lastname}%`,
  ])
  return Number(row?.['count'])
}

/**
 * Kills the API with SIGKILL while it writes an import, and checks that the restarted API writes each patient exactly
 * once.
 */
export async function testImportCrash(product: Product): Promise<TestCount> {
  const { address, adminUrl, replicas } = product
  const headers = { Authorization: `Bearer ${await fetchDemoToken(address)}` }
  const form = new FormData()
  form.append('file', new File([csvFile()], 'patients.csv'))
  const response = await fetch(`${address}/api/technical/patients/import`, { method: 'POST', headers, body: form })
  const { id }: { id: string } = await response.json()

  const stateWhenKilled = await waitForImport(
    adminUrl,
    id,
    ({ state, progress }) => state === 'RUNNING' && progress >= 40,
  )
  process.kill(replicas[0]?.pid() ?? 0, 'SIGKILL')
  await retryActiveJobs(adminUrl, 'importPatients')
  const writtenCountWhenKilled = await countImported(adminUrl)
  await waitUntilReady(address)
  const finalState = await waitForImport(adminUrl, id, () => false)
  const writtenCount = await countImported(adminUrl)
  console.log(
    `  an import of ${lineCount} patients killed while ${stateWhenKilled}: ${writtenCountWhenKilled} were written, then ${finalState} with ${writtenCount}`,
  )
  const checks = [
    stateWhenKilled === 'RUNNING',
    writtenCountWhenKilled === 0,
    finalState === 'DONE',
    writtenCount === lineCount,
  ]
  const passed = checks.filter(Boolean).length
  return { passed, failed: checks.length - passed }
}
