import { failed, passed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

export async function lint(): Promise<TestCount> {
  const { code } = await runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])
  return code === 0 ? passed : failed
}
