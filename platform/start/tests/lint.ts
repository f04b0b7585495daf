import { oneFailed, onePassed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

/**
 * Uses one thread for type-aware rules: two threads use 50 % more processor time, and other checks run in parallel.
 */
const env = { GOMAXPROCS: '1' }

export async function runLint(): Promise<TestCount> {
  const { code } = await runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], { env })
  return code === 0 ? onePassed : oneFailed
}
