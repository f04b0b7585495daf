import { workerData } from 'node:worker_threads'
import { attacks } from './attacks.ts'
import type { AttackTarget } from './attacks.ts'

// Runs in a worker thread of measureAttack.ts.
const { attack, target }: { attack: string; target: AttackTarget } = workerData
attacks[attack]?.(target)
