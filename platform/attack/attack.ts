import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machineLoad } from '../programs/machineLoad.ts'
import { startDemoProduct } from '../start/product/demoProduct.ts'
import { attacks } from './attacks.ts'
import { measureDiskFull } from './diskFull.ts'
import { gateways } from './gateways.ts'
import { measureAttack } from './measureAttack.ts'
import type { AttackResult } from './measureAttack.ts'
import { signInToAttack } from './signInToAttack.ts'
import { createSite } from './site.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    gateway: { type: 'string', default: '' },
  },
})
const durationMs = Number(values.seconds) * 1_000
const noAttack = 'no attack'
const diskFull = 'disk full'
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
    'failed after': failedAfter,
    isMet: isMet ? 'yes' : 'NO',
  })
  console.log(`  ${gateway}, ${attack}: p99 ${Math.round(p99Ms)} ms, ${failed} of ${requests} failed`)
}

async function measureAttacks(distDir: string): Promise<void> {
  const names = [noAttack, ...Object.keys(attacks)].filter(isSelected)
  if (names.length === 0) return
  const product = await startDemoProduct('attack', { report: console.log })
  try {
    const apiOrigins = product.replicas.map(({ address }) => address)
    const account = await signInToAttack(product.address)
    for (const [gateway, start] of chosenGateways)
      for (const name of names) {
        // Starts a new gateway for each attack.
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

const distDir = createSite()
await measureAttacks(distDir)
if (isSelected(diskFull)) await measureFullDisks(distDir)
rmSync(distDir, { recursive: true, force: true })

console.log(
  `Response times of other visitors during each attack of ${durationMs / 1_000} s. ${machineLoad()} Target: p99 under ${maxP99Ms / 1_000} s, and no request refused.`,
)
console.table(rows)
process.exit(areAllTargetsMet ? 0 : 1)
