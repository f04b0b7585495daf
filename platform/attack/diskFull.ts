import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoSettings } from '../start/product/demoProduct.ts'
import { startProduct } from '../start/product/startProduct.ts'
import type { StartGateway } from './gateways.ts'
import type { AttackResult } from './measureAttack.ts'
import { measureVisitors } from './visitors.ts'

const diskMegabytes = 320
/** Time within which the product must accept writes again after disk space was freed. */
const recoveryMs = 30_000

interface DiskFullOptions {
  distDir: string
  durationMs: number
}

/**
 * Measures the visitors' requests while the disk with the product's data is full, and after space was freed. Returns
 * undefined when no disk can be mounted.
 */
export async function measureDiskFull(
  startGateway: StartGateway,
  options: DiskFullOptions,
): Promise<AttackResult | undefined> {
  const disk = mkdtempSync(join(tmpdir(), 'complice-attack-disk-'))
  const mountResult = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'none', disk])
  try {
    return mountResult.status === 0 ? await measureOnDisk(disk, startGateway, options) : undefined
  } finally {
    spawnSync('umount', ['-l', disk], { stdio: 'ignore' })
    rmSync(disk, { recursive: true, force: true })
  }
}

async function measureOnDisk(
  disk: string,
  startGateway: StartGateway,
  { distDir, durationMs }: DiskFullOptions,
): Promise<AttackResult> {
  const product = await startProduct(await demoSettings(disk), console.log)
  const { port, stop } = await startGateway(
    distDir,
    product.replicas.map(({ address }) => address),
  )
  try {
    const endMs = performance.now() + durationMs
    const isOver = () => performance.now() > endMs
    const fillerFile = join(disk, 'fillerFile')
    const [resultWhileFull] = await Promise.all([
      measureVisitors(port, isOver),
      writeToFullDisk(port, fillerFile, isOver),
    ])
    rmSync(fillerFile, { force: true })
    await waitUntilWritable(port)
    const afterEndMs = performance.now() + 2_000
    const { failed } = await measureVisitors(port, () => performance.now() > afterEndMs)
    return { ...resultWhileFull, failedAfter: failed + ((await canStoreData(port)) ? 0 : 1) }
  } finally {
    await stop()
    await product.stop()
  }
}

/** Keeps filling the disk, while a visitor sends data to store. */
async function writeToFullDisk(port: number, fillerFile: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    fillDisk(fillerFile)
    await canStoreData(port)
    await pause(200)
  }
}

async function waitUntilWritable(port: number): Promise<void> {
  const deadlineMs = performance.now() + recoveryMs
  while (performance.now() < deadlineMs && !(await canStoreData(port))) await pause(1_000)
}

function fillDisk(file: string): void {
  const chunk = Buffer.alloc(1024 * 1024)
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(join(file, '..'))
      const freeBytes = bavail * bsize
      if (freeBytes === 0) return
      writeFileSync(file, chunk.subarray(0, Math.min(chunk.length, freeBytes)), { flag: 'a' })
    }
  } catch {
    // The write failed because the disk is full.
  }
}

/** Returns whether the product can store data, by requesting a demonstration. */
async function canStoreData(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/ask-demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstname: 'Léa', lastname: 'Martin', email: 'lea@exemple.fr' }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  // A 429 (too many requests) also shows that the product could write.
  return response?.ok === true || response?.status === 429
}
