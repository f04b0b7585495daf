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
/** Time after which everything must work again once the disk has space. */
const recoveryMs = 30_000

interface Options {
  distDir: string
  durationMs: number
}

/**
 * Fills the disk of the product's data, and measures the visitors' requests in the meantime and after space is freed.
 * Undefined when no disk can be mounted.
 */
export async function measureDiskFull(start: StartGateway, options: Options): Promise<AttackResult | undefined> {
  const disk = mkdtempSync(join(tmpdir(), 'complice-attack-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'none', disk])
  try {
    return mounted.status === 0 ? await measureOn(disk, start, options) : undefined
  } finally {
    spawnSync('umount', ['-l', disk], { stdio: 'ignore' })
    rmSync(disk, { recursive: true, force: true })
  }
}

async function measureOn(disk: string, start: StartGateway, { distDir, durationMs }: Options): Promise<AttackResult> {
  const product = await startProduct(await demoSettings(disk), console.log)
  const { port, stop } = await start(
    distDir,
    product.replicas.map(({ address }) => address),
  )
  try {
    const endsAt = performance.now() + durationMs
    const isOver = () => performance.now() > endsAt
    const fillerFile = join(disk, 'fillerFile')
    const [measured] = await Promise.all([measureVisitors(port, isOver), writeToFullDisk(port, fillerFile, isOver)])
    rmSync(fillerFile, { force: true })
    await waitUntilWritable(port)
    const afterEndsAt = performance.now() + 2_000
    const { failed } = await measureVisitors(port, () => performance.now() > afterEndsAt)
    return { ...measured, failedAfter: failed + ((await isRecorded(port)) ? 0 : 1) }
  } finally {
    await stop()
    await product.stop()
  }
}

/** Keeps the disk full while a visitor goes on writing. */
async function writeToFullDisk(port: number, fillerFile: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    fill(fillerFile)
    await isRecorded(port)
    await pause(200)
  }
}

async function waitUntilWritable(port: number): Promise<void> {
  const deadline = performance.now() + recoveryMs
  while (performance.now() < deadline && !(await isRecorded(port))) await pause(1_000)
}

function fill(file: string): void {
  const chunk = Buffer.alloc(1024 * 1024)
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(join(file, '..'))
      const freeBytes = bavail * bsize
      if (freeBytes === 0) return
      writeFileSync(file, chunk.subarray(0, Math.min(chunk.length, freeBytes)), { flag: 'a' })
    }
  } catch {
    // The disk is full.
  }
}

/** Whether new data can be written: a request for a demonstration. */
async function isRecorded(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/ask-demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstname: 'Léa', lastname: 'Martin', email: 'lea@exemple.fr' }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  // A 429 (too many requests) also means that it could be written.
  return response?.ok === true || response?.status === 429
}
