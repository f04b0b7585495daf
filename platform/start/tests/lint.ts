import { failed, passed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

/**
 * One thread for type-aware rules: two use half as much processor time again, and other checks run
 * in parallel.
 */
const env = { GOMAXPROCS: '1' }

export async function lint(): Promise<TestCount> {
  const { code } = await runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], { env })
  return code === 0 ? passed : failed
}
