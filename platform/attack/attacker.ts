import { workerData } from 'node:worker_threads'
import { attacks } from './attacks.ts'
import type { AttackTarget } from './attacks.ts'

// Runs as a worker thread, which measureAttack.ts starts.
const { attack, target }: { attack: string; target: AttackTarget } = workerData
attacks[attack]?.(target)
