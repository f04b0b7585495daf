import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machineLoad } from '../programs/machineLoad.ts'
import { startDemoProduct } from '../start/product/demoProduct.ts'
import { attacks } from './attacks.ts'
import { measureDiskFull } from './diskFull.ts'
import { gateways } from './gateways.ts'
import { measureAttack } from './measureAttack.ts'
import type { AttackResult } from './measureAttack.ts'
import { measureMemory, type MemoryResult } from './memory/measureMemory.ts'
import { podLimitMb } from './memory/podLimit.ts'
import { fuzzOperations, repeatDeletions } from './repeatedTests.ts'
import { signInToDemo } from './signInToDemo.ts'
import { createSite } from './site.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    gateway: { type: 'string', default: '' },
    loops: { type: 'string', default: '200' },
    calls: { type: 'string', default: '20000' },
  },
})
const durationMs = Number(values.seconds) * 1_000
const noAttack = 'no attack'
const diskFull = 'disk full'
const memory = 'memory'
const deletions = 'deletions'
const fuzz = 'fuzz'
const maxP99Ms = 1_000

const isSelected = (name: string) => name.includes(values.only)
const chosenGateways = Object.entries(gateways).filter(([name]) => name.includes(values.gateway))
const rows: object[] = []
let areAllTargetsMet = true

function addRow(attack: string, gateway: string, { requests, failed, p50Ms, p99Ms, failedAfter }: AttackResult): void {
  const isMet = p99Ms < maxP99Ms && failed === 0 && failedAfter === 0
  areAllTargetsMet &&= isMet
  rows.push({
    attack,
    gateway,
    requests,
    failed,
    'p50 ms': Math.round(p50Ms),
    'p99 ms': Math.round(p99Ms),
    'failed after the attack': failedAfter,
    'target met': isMet ? 'yes' : 'NO',
  })
  console.log(`  ${gateway}, ${attack}: p99 ${Math.round(p99Ms)} ms, ${failed} of ${requests} failed`)
}

async function measureAttacks(distDir: string): Promise<void> {
  const names = [noAttack, ...Object.keys(attacks)].filter(isSelected)
  if (names.length === 0) return
  const product = await startDemoProduct('attack', { report: console.log })
  try {
    const apiOrigins = product.replicas.map(({ address }) => address)
    const account = await signInToDemo(product.address)
    for (const [gateway, start] of chosenGateways)
      for (const name of names) {
        const gatewayUnderAttack = await start(distDir, apiOrigins)
        const attack = name === noAttack ? undefined : name
        addRow(name, gateway, await measureAttack(gatewayUnderAttack, { attack, account, durationMs }))
        await gatewayUnderAttack.stop()
      }
  } finally {
    await product.stop()
  }
}

async function measureFullDisks(distDir: string): Promise<void> {
  for (const [gateway, start] of chosenGateways) {
    const result = await measureDiskFull(start, { distDir, durationMs })
    if (result === undefined) console.log(`  ${gateway}, ${diskFull}: skipped, no small disk can be mounted here`)
    else addRow(diskFull, gateway, result)
  }
}

/**
 * Checks that uploads, exports and documents keep the API's memory within its pod's limit, and that no visitor is
 * refused.
 */
async function measureMemoryOfUploads(distDir: string): Promise<void> {
  const limitMb = podLimitMb()
  const memoryRows: object[] = []
  const addMemoryRow = ({ call, responses, peakMb, serverErrors, refused, requests, failed }: MemoryResult) => {
    const isMet = peakMb < limitMb && serverErrors === 0 && refused === 0 && failed === 0
    areAllTargetsMet &&= isMet
    memoryRows.push({
      call,
      responses,
      'peak MB': Math.round(peakMb),
      'visitors refused': `${failed} of ${requests}`,
      'target met': isMet ? 'yes' : 'NO',
    })
    console.log(`  ${call}: ${Math.round(peakMb)} MB, ${responses}`)
  }
  await measureMemory(distDir, addMemoryRow)
  console.log(
    `Resident memory of the API's process and its children, each call 12 times concurrently. ${machineLoad()} Target: under the pod's ${limitMb} MB, no server error but 503 with Retry-After, no visitor refused.`,
  )
  console.table(memoryRows)
}

async function repeatDeletionsDuringWrites(): Promise<void> {
  const results = await repeatDeletions(Number(values.loops))
  areAllTargetsMet &&= results.every(({ failed }) => failed === 0)
  console.log(
    'Each kind of deletion, during every kind of write. Target: no write is accepted after the deletion, and no row is left.',
  )
  console.table(results)
}

async function fuzzAllOperations(): Promise<void> {
  const results = await fuzzOperations(Number(values.calls))
  const failures = results.filter(({ failed }) => failed > 0)
  areAllTargetsMet &&= failures.length === 0
  console.log(
    `At least ${values.calls} generated calls to ${results.length} operations; ${failures.length} of these returned a server error. Target: 0.`,
  )
  if (failures.length > 0) console.table(failures)
}

const distDir = createSite()
await measureAttacks(distDir)
if (isSelected(diskFull)) await measureFullDisks(distDir)
if (isSelected(memory)) await measureMemoryOfUploads(distDir)
rmSync(distDir, { recursive: true, force: true })
if (isSelected(deletions)) await repeatDeletionsDuringWrites()
if (isSelected(fuzz)) await fuzzAllOperations()

if (rows.length > 0) {
  console.log(
    `Response times of other visitors during each attack of ${durationMs / 1_000} s. ${machineLoad()} Target: p99 under ${maxP99Ms / 1_000} s, and no request refused.`,
  )
  console.table(rows)
}
process.exit(areAllTargetsMet ? 0 : 1)
