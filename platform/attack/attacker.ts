import { workerData } from 'node:worker_threads'
import { attacks } from './attacks.ts'
import type { AttackTarget } from './attacks.ts'

// Runs in a thread that measureAttack.ts starts and ends.
const { attack, target }: { attack: string; target: AttackTarget } = workerData
attacks[attack]?.(target)
