import { failed, passed } from './Tally.ts'
import type { Tally } from './Tally.ts'
import { tool } from './tool.ts'

export async function lint(): Promise<Tally> {
  const { code } = await tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])
  return code === 0 ? passed : failed
}
