import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { AttackTarget } from './attacks.ts'
import type { AttackedGateway } from './gateways.ts'
import { measureVisitors } from './visitors.ts'
import type { VisitorFigures } from './visitors.ts'

const warmUpMs = 1_000
const recoveryMs = 500
const afterAttackMs = 2_000

export interface AttackResult extends VisitorFigures {
  /** Number of requests that failed after the attack. */
  failedAfter: number
}

interface AttackOptions {
  /** Undefined for a measurement without an attack. */
  attack: string | undefined
  account: Omit<AttackTarget, 'port'>
  durationMs: number
}

/** Measures the requests of other visitors to a gateway during an attack and after it. */
export async function measureAttack(
  { port }: AttackedGateway,
  { attack, account, durationMs }: AttackOptions,
): Promise<AttackResult> {
  const attacker = attack === undefined ? undefined : startAttacker(attack, { port, ...account })
  await pause(warmUpMs)
  const result = await measureFor(port, durationMs)
  await attacker?.terminate()
  await pause(recoveryMs)
  const { failed } = await measureFor(port, afterAttackMs)
  return { ...result, failedAfter: failed }
}

function measureFor(port: number, durationMs: number): Promise<VisitorFigures> {
  const endMs = performance.now() + durationMs
  return measureVisitors(port, () => performance.now() > endMs)
}

/** Starts the attacker in its own thread, so that the attacker's work does not delay the measured requests. */
function startAttacker(attack: string, target: AttackTarget): Worker {
  const worker = new Worker(new URL('attacker.ts', import.meta.url), { workerData: { attack, target } })
  worker.on('error', (error) => console.error(`${attack}: ${error.message}`))
  return worker
}
